/** One field of an EMVCo code: two digits of tag, two of length, then its value. */
export type TlvField = readonly [tag: string, value: string]

/** A code that does not hold together: a tag, a length or the end is not where it must be. */
export class CodeBroken extends Error {
  override name = 'CodeBroken'
}

const longest = 99

/** The fields written one after another; a value that is longer than its length can say throws. */
export const writeTlv = (fields: readonly TlvField[]): string => fields.map(writeField).join('')

/** The fields of a text, by their tags; throws where a length does not lead to the next field or to the end, or a tag comes twice. */
export const readTlv = (text: string): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>()
  for (let at = 0; at < text.length;) {
    const [, tag, length] = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4)) ?? []
    if (tag === undefined || length === undefined) throw new CodeBroken(`no tag and length at ${at}`)
    const end = at + 4 + Number(length)
    if (length === '00' || end > text.length) throw new CodeBroken(`the length of field ${tag} is wrong`)
    if (fields.has(tag)) throw new CodeBroken(`field ${tag} comes twice`)
    fields.set(tag, text.slice(at + 4, end))
    at = end
  }
  return fields
}

const writeField = ([tag, value]: TlvField): string => {
  if (value === '' || value.length > longest) throw new Error(`field ${tag} cannot hold ${value.length} characters`)
  return `${tag}${String(value.length).padStart(2, '0')}${value}`
}
