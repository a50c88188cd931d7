import { bytesOfIp } from './ip-range.ts'

/** What an SPF record says of all servers that it does not name; `open` is that there is no word about them (RFC 7208, 4.7). */
export const spfEndings = ['fail', 'softfail', 'neutral', 'pass', 'open'] as const

/** What an SPF record says of all servers that it does not name. */
export type SpfEnding = (typeof spfEndings)[number]

/** A mechanism of an SPF record that names servers. */
export type SpfTerm = {
  /** As it is written. */
  readonly text: string
  /** Whether the servers that it names may send. */
  readonly allows: boolean
  readonly name: 'include' | 'a' | 'mx' | 'ptr' | 'exists' | 'ip4' | 'ip6'
  /** Its domain or address; empty where it is that of the record itself. */
  readonly value: string
  /** How many leading bits of an address count, for IPv4 and for IPv6. */
  readonly bits: { readonly ip4: number; readonly ip6: number }
}

/** An SPF record that can be read. */
export type SpfRecord = {
  readonly terms: readonly SpfTerm[]
  readonly ending: SpfEnding
  /** The domain whose record holds instead where no mechanism matches; null where there is none. */
  readonly redirect: string | null
}

/** Whether a TXT record is an SPF record. */
export const isSpf = (text: string): boolean => /^v=spf1(?: |$)/iu.test(text)

/** Reads an SPF record, or names the first part of it that no receiver understands. */
export const readSpf = (text: string): SpfRecord | { readonly broken: string } => {
  const parts = partsOf(text)
  const broken = parts.find((part) => !isUnderstood(part))
  if (broken !== undefined) return { broken }
  const redirects = parts.filter((part) => /^redirect=/iu.test(part))
  if (redirects.length > 1) return { broken: redirects[1] ?? '' }
  const all = parts.findIndex((part) => allPattern.test(part))
  // Whatever stands after “all” is never reached, a redirection included.
  return {
    terms: (all === -1 ? parts : parts.slice(0, all)).flatMap((part) => termOf(part) ?? []),
    ending: all === -1 ? 'open' : endingOf(parts[all] ?? ''),
    redirect: all === -1 ? (redirects[0]?.slice('redirect='.length).toLowerCase() ?? null) : null,
  }
}

/** The parts of a record after its version. */
export const partsOf = (text: string): readonly string[] => text.trim().split(/ +/u).slice(1)

/** “all”, with what it says. */
export const allPattern = /^[+?~-]?all$/iu

const endingOf = (all: string): SpfEnding => {
  if (all.startsWith('-')) return 'fail'
  if (all.startsWith('~')) return 'softfail'
  return all.startsWith('?') ? 'neutral' : 'pass'
}

const modifier = /^[a-z][a-z0-9_.-]*=/iu

const isUnderstood = (part: string): boolean => {
  if (allPattern.test(part)) return true
  if (modifier.test(part)) return !/^redirect=$/iu.test(part)
  return termOf(part) !== null
}

const mechanism = /^([+?~-])?(include|a|mx|ptr|exists|ip4)(?::([^/]+))?(?:\/(\d{1,3}))?(?:\/\/(\d{1,3}))?$/iu

const termOf = (text: string): SpfTerm | null => {
  if (/^[+?~-]?ip6:/iu.test(text)) return ip6TermOf(text)
  const [found, sign = '+', word = '', value = '', short, long] = mechanism.exec(text) ?? []
  const name = names.find((one) => one === word.toLowerCase())
  if (found === undefined || name === undefined) return null
  const bits = { ip4: Number(short ?? 32), ip6: Number(long ?? 128) }
  const isWhole = isValueOf(name, value, { short, long }) && bits.ip4 <= 32 && bits.ip6 <= 128
  return isWhole ? { text, allows: sign === '+', name, value: value.toLowerCase(), bits } : null
}

const names = ['include', 'a', 'mx', 'ptr', 'exists', 'ip4'] as const

type Lengths = { readonly short: string | undefined; readonly long: string | undefined }

const isValueOf = (name: (typeof names)[number], value: string, { short, long }: Lengths): boolean => {
  if (name === 'include' || name === 'exists') return value !== '' && short === undefined && long === undefined
  return name !== 'ip4' || (long === undefined && !value.includes(':') && bytesOfIp(value) !== null)
}

/** An IPv6 address has colons, which separate names from values elsewhere. */
const ip6TermOf = (text: string): SpfTerm | null => {
  const [, sign = '+', value = '', bits] = /^([+?~-])?ip6:([0-9a-f:.]+)(?:\/(\d{1,3}))?$/iu.exec(text) ?? []
  const ip6 = Number(bits ?? 128)
  if (ip6 > 128 || !value.includes(':') || bytesOfIp(value) === null) return null
  return { text, allows: sign === '+', name: 'ip6', value: value.toLowerCase(), bits: { ip4: 32, ip6 } }
}
