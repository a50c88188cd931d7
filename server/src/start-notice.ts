import type { DemoLogin } from './seed/demo-secrets.ts'

/** The text printed when the server is ready: its address, the logins, the link that makes the first administrator, and how to stop it. */
export const startNotice = (url: string, logins: readonly DemoLogin[], setUpLink: string | null): string => {
  const rows = logins.map(({ name, secret, path, more }) => [name, secret, [`${url}${path}`, more].filter(Boolean).join(', ')])
  const table = rows.length === 0 ? '' : `\n${aligned([heads, ...rows])}\n`
  const setUp = setUpLink === null ? '' : `\nThis platform has no administrator yet. Make the first one here, once:\n  ${setUpLink}\n`
  return `\nInnkeeper is at ${url}\n${table}${setUp}\nCtrl-C stops it: running requests are finished first.\n`
}

const heads = ['account', 'password', 'signs in at']

const aligned = (rows: readonly (readonly string[])[]): string => {
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd()).join('\n')
}
