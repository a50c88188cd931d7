import { languages, type Language } from '@innkeeper/protocol/say'

const storedName = 'systemLanguage'

/** What decides the language: the address, the stored choice, and the browser's languages. */
export type LanguageSources = {
  readonly search: string
  readonly stored: string | null
  readonly browser: readonly string[]
}

/**
 * The language to show: `lang` in the address wins, then the stored one; then Vietnamese if it is the browser's first language, otherwise
 * English.
 */
export const chooseLanguage = (sources: LanguageSources): Language => {
  const asked = new URLSearchParams(sources.search).get('lang')
  if (isLanguage(asked)) return asked
  if (isLanguage(sources.stored)) return sources.stored
  return sources.browser[0]?.toLowerCase().startsWith('vi') === true ? 'vi' : 'en'
}

/** The language in which a page starts. */
export const languageToBegin = (): Language =>
  chooseLanguage({
    search: window.location.search,
    stored: window.localStorage.getItem(storedName),
    browser: window.navigator.languages,
  })

/** Chooses the language of this browser, stores it and sets it on the page (`lang`). */
export const startLanguage = (): Language => {
  const language = languageToBegin()
  keepLanguage(language)
  return language
}

// Calls use the language that is set on the page.
const keepLanguage = (language: Language): void => {
  window.localStorage.setItem(storedName, language)
  document.documentElement.lang = language
}

/** Changes the language: stores it, sets it on the page, and removes `lang` from the address, which would otherwise override it. */
export const changeLanguage = (language: Language): void => {
  keepLanguage(language)
  const address = new URL(window.location.href)
  if (!address.searchParams.has('lang')) return
  address.searchParams.delete('lang')
  window.history.replaceState(window.history.state, '', address)
}

/** The current language of the page. */
export const pageLanguage = (): Language => {
  const marked = document.documentElement.lang
  return isLanguage(marked) ? marked : 'vi'
}

const isLanguage = (text: string | null): text is Language => languages.some((language) => language === text)
