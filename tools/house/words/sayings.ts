import { sources, type Repository } from '../repository.ts'

/** A saying in the sources. */
export type WrittenSaying = { readonly path: string; readonly vi: string; readonly en: string }

const literal = String.raw`\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\`(?:[^\`\\$]|\\.)*\`)\s*`
const pair = new RegExp(String.raw`\bsay\(${literal},${literal},?\s*\)`, 'g')

/** A saying with values inserted into one or both texts, such as a month's name or another saying's text in the same language. */
const text = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`$]|\$\{[^}]*\})*\`)`
const withParts = new RegExp(String.raw`\bsay\(\s*(${text})\s*,\s*(${text})\s*,?\s*\)`, 'g')

/** Whether the Vietnamese text inserts no English part, and the English text no Vietnamese part. */
const hasRightParts = (vi: string, en: string): boolean => !/\$\{[^}]*\.en\b/.test(vi) && !/\$\{[^}]*\.vi\b/.test(en)

const soundWithParts = (source: string): number =>
  [...source.matchAll(withParts)].filter(([whole, vi = '', en = '']) => whole.includes('${') && hasRightParts(vi, en)).length

/** Every saying of the product that is written as two texts. All sayings must be written so. */
export const sayings = (repository: Repository): readonly WrittenSaying[] =>
  speaking(repository).flatMap((path) =>
    [...withoutComments(repository.read(path)).matchAll(pair)].map(([, vi = '', en = '']) => ({
      path,
      vi: unquoted(vi),
      en: unquoted(en),
    })),
  )

/** Uses of `say` with anything but two texts side by side, as `path: how many`. */
export const unreadableSayings = (repository: Repository): readonly string[] =>
  speaking(repository).flatMap((path) => {
    const text = withoutComments(repository.read(path))
    const unread = [...text.matchAll(/\bsay\(/g)].length - [...text.matchAll(pair)].length - soundWithParts(text)
    return unread === 0 ? [] : [`${path}: ${unread}`]
  })

/** The mistakes in the texts, as `path: text: what`. */
export const wrongSayings = (repository: Repository): readonly string[] =>
  sayings(repository).flatMap((saying) => faultsOf(saying).map((fault) => `${saying.path}: ${saying.vi} | ${saying.en}: ${fault}`))

const faultsOf = ({ vi, en }: WrittenSaying): readonly string[] => [
  ...fault(vi.trim() === '' || en.trim() === '', 'a language is missing'),
  ...fault(vi !== vi.normalize('NFC'), 'the Vietnamese is not NFC'),
  ...fault(valuesIn(vi) !== valuesIn(en), 'the values differ'),
  ...fault(englishWords.test(bare(vi)) || isLongAndPlain(bare(vi)), 'the Vietnamese is not Vietnamese'),
  ...fault(vietnameseWordsOnlyIn(en, vi), 'the English is not English'),
  ...fault(/\b(todo|tbd|lorem|xxx)\b/i.test(`${vi} ${en}`), 'a text is yet to be written'),
]

const fault = (holds: boolean, what: string): readonly string[] => (holds ? [what] : [])

const valuesIn = (text: string): string => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted().join()

const bare = (text: string): string => text.replace(/\{\w+\}|“[^”]*”|https?:\S+/g, '')

/** Words that Vietnamese does not have. */
const englishWords = /\b(the|please|must|cannot|your|with|from|and|of|are|is|this|select|enter|not|password|room|price|night)\b/i

/** Every Vietnamese sentence of four words or more has a diacritic. */
const isLongAndPlain = (text: string): boolean =>
  text.split(/\s+/).filter((word) => /\p{L}{2,}/u.test(word)).length >= 4 && !marked.test(text)

const marked = /[àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ]/i

/** Proper names keep their diacritics in English; the Vietnamese text then has them too. */
const vietnameseWordsOnlyIn = (en: string, vi: string): boolean =>
  (en.match(/\p{L}+/gu) ?? []).some((word) => marked.test(word) && !/^\p{Lu}/u.test(word) && !vi.includes(word))

const speaking = (repository: Repository): readonly string[] =>
  sources(repository).filter(
    (path) => /^(protocol|server|web)\/src\//.test(path) && !/\.test\.tsx?$/.test(path) && path !== 'protocol/src/say.ts',
  )

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

const unquoted = (text: string): string => text.slice(1, -1).replace(/\\(.)/g, '$1')
