import { bytesOfIp } from './ip-range.ts'
import { registeredDomain } from './dns-name.ts'

/**
 * The record of a known provider that names the addresses which it sends from; null for other servers. Such a provider takes emails at one
 * address and sends them from many others.
 */
export const includeOfProvider = (host: string): string | null => {
  const registered = registeredDomain(host)
  if (/^email-smtp\.[a-z0-9-]+\.amazonaws\.com$/u.test(host)) return 'amazonses.com'
  if (registered.startsWith('zoho.')) return registered
  return includes.get(registered) ?? null
}

const includes: ReadonlyMap<string, string> = new Map([
  ['gmail.com', '_spf.google.com'],
  ['googlemail.com', '_spf.google.com'],
  ['google.com', '_spf.google.com'],
  ['office365.com', 'spf.protection.outlook.com'],
  ['outlook.com', 'spf.protection.outlook.com'],
  ['brevo.com', 'spf.brevo.com'],
  ['sendinblue.com', 'spf.brevo.com'],
  ['mailgun.org', 'mailgun.org'],
  ['sendgrid.net', 'sendgrid.net'],
])

/** The part of an SPF record that names a server. */
export const mechanismOf = (host: string): string => {
  const include = includeOfProvider(host)
  if (include !== null) return `include:${include}`
  const bytes = bytesOfIp(host)
  if (bytes === null) return `a:${host}`
  return bytes.length === 4 ? `ip4:${host}` : `ip6:${host}`
}
