import { readFileSync } from 'node:fs'

/** Identifies one run of a process: its id, and on Linux its start time, because ids are reused. */
export const identityOf = (pid: number): string => `${pid}-${startedAt(pid)}`

/** Whether the process with this identity is still alive. */
export const isAlive = (identity: string): boolean => {
  const pid = Number(identity.split('-')[0])
  return processExists(pid) && identityOf(pid) === identity
}

/** Whether any process has this id, another user's included. */
export const processExists = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return startedAt(pid) !== 'dead'
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Field 22 of `/proc/<pid>/stat`, counted after the name, which may contain spaces; a zombie counts as dead. */
const startedAt = (pid: number): string => {
  if (process.platform !== 'linux') return 'unknown'
  const stat = readIfThere(`/proc/${pid}/stat`)
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' ? 'dead' : (fields[19] ?? 'dead')
}

const readIfThere = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
