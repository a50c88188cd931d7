export const languages = ['vi', 'en'] as const
export type Language = (typeof languages)[number]

/** A text in both languages. `{name}` stands for a value that is filled in later. */
export type Saying = { readonly vi: string; readonly en: string }
export type SayingValues = Readonly<Record<string, string | number>>

/** Makes a text in Vietnamese and in English, side by side, so that neither can be forgotten. */
export const say = (vi: string, en: string): Saying => ({ vi: vi.normalize('NFC'), en })

/**
 * The text in one language, with its `{values}` filled in; a missing value stays visible as `{name}`. A value is put on one line, so that a
 * name of several lines cannot add lines to our letters.
 */
export const speak = (saying: Saying, language: Language, values: SayingValues = {}): string =>
  saying[language].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole).replace(lineBreaks, ' '))

const lineBreaks = /[\n\r\v\f\u0085\u2028\u2029]+/g

/** The language of an `Accept-Language` or `lang` text: Vietnamese if it comes first, English if not. */
export const languageOf = (text: string | undefined): Language => (text === undefined || /^vi\b/i.test(text.trim()) ? 'vi' : 'en')
