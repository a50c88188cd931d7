/** One field of an EMVCo code: two digits of tag, two of length, then its value. The length counts characters, not the bytes of UTF-8. */
export type TlvField = readonly [tag: string, value: string]

/** A malformed code: a tag, a length or the end is not where it must be. */
export class CodeBroken extends Error {
  override name = 'CodeBroken'
}

const longest = 99

/** The fields written one after another; throws where a value is longer than its length can say. */
export const writeTlv = (fields: readonly TlvField[]): string => fields.map(writeField).join('')

/** The fields of a text, by their tags; throws where a length does not lead to the next field or to the end, or a tag is repeated. */
export const readTlv = (text: string): ReadonlyMap<string, string> => {
  const fields = new Map<string, string>()
  const characters = [...text]
  for (let at = 0; at < characters.length;) {
    const [, tag, length] = /^(\d\d)(\d\d)/.exec(characters.slice(at, at + 4).join('')) ?? []
    if (tag === undefined || length === undefined) throw new CodeBroken(`no tag and length at ${at}`)
    const end = at + 4 + Number(length)
    if (length === '00' || end > characters.length) throw new CodeBroken(`the length of field ${tag} is wrong`)
    if (fields.has(tag)) throw new CodeBroken(`field ${tag} comes twice`)
    fields.set(tag, characters.slice(at + 4, end).join(''))
    at = end
  }
  return fields
}

const writeField = ([tag, value]: TlvField): string => {
  const { length } = [...value]
  if (length === 0 || length > longest) throw new Error(`field ${tag} cannot hold ${length} characters`)
  return `${tag}${String(length).padStart(2, '0')}${value}`
}
