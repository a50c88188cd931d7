/** Why a text is not the name of a domain that a property's site may have. */
export type DomainNameProblem = 'invalid' | 'more' | 'ip' | 'suffix' | 'inside' | 'ours'

/** What reading a domain's name needs from where it runs. */
export type DomainReader = {
  /** The ASCII form (Punycode) of an international name; empty where there is none. */
  readonly toAscii: (name: string) => string
  /** The host of this installation's own address. */
  readonly ownHost: string
}

/**
 * The name of a domain as it is stored: ASCII, lower case, without scheme, `www.` and final dot. A port, a path or an IP address is refused,
 * because the whole domain is connected, and so are an ending that many share, a name of internal networks and our own.
 */
export const readDomain = (
  text: string,
  { toAscii, ownHost }: DomainReader,
): { readonly domain: string } | { readonly problem: DomainNameProblem } => {
  const bare = text
    .trim()
    .replace(/^https?:\/\//iu, '')
    .replace(/\.?\/?$/u, '')
  if (/^\[?[0-9a-f:.]*:[0-9a-f:.]*:[0-9a-f:.]*\]?$/iu.test(bare)) return { problem: 'ip' }
  if (/[/?#@:\\]/u.test(bare)) return { problem: 'more' }
  if (bare === '' || /[\s%[\]]/u.test(bare)) return { problem: 'invalid' }
  const name = toAscii(bare.normalize('NFC').toLowerCase())
  const problem = problemOf(name, ownHost)
  return problem === null ? { domain: withoutWww(name) } : { problem }
}

/** The domain that a host stands for: the same with and without `www.`, a port or a final dot, in any case. */
export const domainOfHost = (host: string): string => withoutWww(host.trim().toLowerCase().replace(/:\d+$/u, '').replace(/\.$/u, ''))

/** The longest name: the proof's record stands below it, and DNS allows 253 characters. */
const longestDomain = 240

const problemOf = (name: string, ownHost: string): DomainNameProblem | null => {
  const labels = name.split('.')
  if (/^(?:\d+|0x[0-9a-f]*)$/u.test(labels.at(-1) ?? '')) return 'ip'
  if (name.length > longestDomain || !labels.every((label) => oneLabel.test(label))) return 'invalid'
  const bare = withoutWww(name)
  if (isInternal(bare)) return 'inside'
  if (isSuffix(bare)) return 'suffix'
  return bare === withoutWww(ownHost) || bare.endsWith(`.${withoutWww(ownHost)}`) ? 'ours' : null
}

const oneLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/u

/** `www.` is dropped unless an ending alone would be left, as of `www.com.vn`. */
const withoutWww = (name: string): string => {
  const rest = name.startsWith('www.') ? name.slice('www.'.length) : name
  return isSuffix(rest) ? name : rest
}

/** Whether a name stands below an ending that the public DNS never answers for. */
export const isInternal = (name: string): boolean => internalEndings.has(name.split('.').at(-1) ?? '')

const internalEndings: ReadonlySet<string> = new Set([
  'localhost',
  'local',
  'localdomain',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'private',
  'arpa',
  'onion',
])

/** Whether a name is an ending below which anybody registers: one label, `com.vn` and its like, or a hoster's. */
export const isSuffix = (name: string): boolean => {
  const [first = '', ...others] = name.split('.')
  if (others.length === 0) return true
  if (sharedEndings.has(name)) return true
  return others.length === 1 && others[0]?.length === 2 && secondLevels.has(first)
}

const secondLevels: ReadonlySet<string> = new Set(['com', 'net', 'org', 'edu', 'gov', 'co', 'ac', 'biz', 'info', 'mil'])

/** Endings of Vietnam that the rule above does not know, and those of hosters that give names to anybody. */
const sharedEndings: ReadonlySet<string> = new Set([
  'name.vn',
  'pro.vn',
  'health.vn',
  'int.vn',
  'id.vn',
  'io.vn',
  'ai.vn',
  'or.jp',
  'ne.jp',
  'or.kr',
  'in.th',
  'blogspot.com',
  'github.io',
  'gitlab.io',
  'herokuapp.com',
  'mysapo.net',
  'myshopify.com',
  'netlify.app',
  'pages.dev',
  'vercel.app',
  'web.app',
  'wixsite.com',
  'wordpress.com',
  'workers.dev',
])
