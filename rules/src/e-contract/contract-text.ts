import { blanksIn, fillBlanks } from '#text/blanks.ts'

/** A text in both languages. */
export type BothTexts = { readonly vi: string; readonly en: string }

/** An article of a contract: its title, and its paragraphs. Numbers are not part of the text. */
export type ContractArticle = { readonly title: BothTexts; readonly paragraphs: readonly BothTexts[] }

/** The blanks that a template may contain, written as `{name}`. */
export const contractBlanks = [
  'number',
  'businessName',
  'taxCode',
  'address',
  'legalRepresentative',
  'signer',
  'position',
  'bankAccountNumber',
  'accountOwner',
  'bank',
  'branch',
  'propertyName',
  'propertyCode',
  'commission',
  'startsOn',
  'endsOn',
] as const

/** A blank of a template. */
export type ContractBlank = (typeof contractBlanks)[number]

/** The value for each blank of a template. */
export type ContractValues = Readonly<Record<ContractBlank, BothTexts>>

/** A blank that nothing fills: the dotted path to its text in the articles, such as `0.paragraphs.2.vi`, and its name. */
export type UnknownBlank = { readonly path: string; readonly name: string }

/** The blanks in the articles that are not among `contractBlanks`: for each text that has one, the first. */
export const unknownBlanks = (articles: readonly ContractArticle[]): readonly UnknownBlank[] =>
  articles.flatMap(({ title, paragraphs }, article) => [
    ...unknownIn(title, `${article}.title`),
    ...paragraphs.flatMap((paragraph, place) => unknownIn(paragraph, `${article}.paragraphs.${place}`)),
  ])

const known: ReadonlySet<string> = new Set(contractBlanks)

const unknownIn = (texts: BothTexts, path: string): readonly UnknownBlank[] =>
  (['vi', 'en'] as const).flatMap((language) => {
    const first = blanksIn(texts[language]).find((name) => !known.has(name))
    return first === undefined ? [] : [{ path: `${path}.${language}`, name: first }]
  })

/** The articles with their blanks filled. Blanks inside a value are not filled again; an empty value is shown as a line. */
export const fillContract = (articles: readonly ContractArticle[], values: ContractValues): readonly ContractArticle[] => {
  const both = ({ vi, en }: BothTexts): BothTexts => ({ vi: filled(vi, 'vi'), en: filled(en, 'en') })
  const byName = new Map<string, BothTexts>(Object.entries(values))
  const filled = (text: string, language: 'vi' | 'en'): string =>
    fillBlanks(text, (name, whole) => {
      const value = byName.get(name)?.[language]
      return value === undefined ? whole : value.trim() === '' ? '………' : value
    })
  return articles.map(({ title, paragraphs }) => ({ title: both(title), paragraphs: paragraphs.map(both) }))
}

const extraTitle = { vi: 'Thoả thuận riêng', en: 'Special terms' }

/** A free text, in both languages, as an article of its own with a paragraph for each line; no article if the text is empty. */
export const extraArticle = ({ vi, en }: BothTexts, title: BothTexts = extraTitle): readonly ContractArticle[] => {
  const [left, right] = [linesOf(vi), linesOf(en)]
  const most = Math.max(left.length, right.length)
  if (most === 0) return []
  return [{ title, paragraphs: Array.from({ length: most }, (_none, index) => ({ vi: left[index] ?? '', en: right[index] ?? '' })) }]
}

const linesOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The language in which a text is missing that the other language has; null if both have one, or neither. */
export const missingLanguage = ({ vi, en }: BothTexts): 'vi' | 'en' | null => {
  const [noVi, noEn] = [vi.trim() === '', en.trim() === '']
  return noVi === noEn ? null : noVi ? 'vi' : 'en'
}
