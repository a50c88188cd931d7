/** A part of an email, or a whole one: its headers by their lower-case names, and what follows them. */
export type MailPart = { readonly headers: ReadonlyMap<string, string>; readonly body: string }

/** Reads headers and body (RFC 5322): a line that starts with a space goes on from the one before; of doubles the first counts. */
export const mailPart = (text: string): MailPart => {
  const lines = text.replaceAll('\r\n', '\n')
  const end = lines.startsWith('\n') ? 0 : lines.indexOf('\n\n')
  const head = end === -1 ? lines : lines.slice(0, end)
  return { headers: headersOf(head), body: end === -1 ? '' : lines.slice(end).replace(/^\n{1,2}/u, '') }
}

/** The headers in a text without an empty line. */
export const headersOf = (head: string): ReadonlyMap<string, string> => {
  const headers = new Map<string, string>()
  for (const line of head.replaceAll(/\n[ \t]+/gu, ' ').split('\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(colon, 0)).toLowerCase()
    if (/^[!-9;-~]+$/u.test(name) && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim())
  }
  return headers
}

/** The media type of a part, in lower case. */
export const mediaTypeOf = ({ headers }: MailPart): string =>
  (headers.get('content-type') ?? 'text/plain').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** A parameter of the media type, such as the boundary; empty where it has none. */
const parameterOf = ({ headers }: MailPart, name: string): string => {
  const found = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]{1,200})"|([^\\s;"]{1,200}))`, 'iu').exec(headers.get('content-type') ?? '')
  return found?.[1] ?? found?.[2] ?? ''
}

/** The parts of a multipart (RFC 2046); none where it has no boundary. */
export const partsOf = (part: MailPart): readonly MailPart[] => {
  const boundary = parameterOf(part, 'boundary')
  if (boundary === '') return []
  const parts: string[][] = []
  for (const line of part.body.split('\n')) {
    const mark = line.trimEnd()
    if (mark === `--${boundary}--`) break
    if (mark === `--${boundary}`) parts.push([])
    else parts.at(-1)?.push(line)
  }
  return parts.slice(0, mostParts).map((lines) => mailPart(lines.join('\n')))
}

const mostParts = 20

/** The content of a part without its encoding for the way. */
export const contentOf = ({ headers, body }: MailPart): string => {
  const encoding = (headers.get('content-transfer-encoding') ?? '').toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8').replaceAll('\r\n', '\n')
  if (encoding !== 'quoted-printable') return body
  return body
    .replaceAll(/[ \t]*=\n/gu, '')
    .replaceAll(/(?:=[\dA-F]{2})+/giu, (signs) => Buffer.from(signs.replaceAll('=', ''), 'hex').toString('utf8'))
}
