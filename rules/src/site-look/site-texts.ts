/** The text to show in a language; the other language's where it is empty. */
export const shownText = (language: 'vi' | 'en', text: { readonly vi: string; readonly en: string }): string => {
  const [first, second] = language === 'vi' ? [text.vi, text.en] : [text.en, text.vi]
  return first.trim() === '' ? second : first
}
