/** The browser and system that started a session, as people call them; empty where unknown. */
export type Device = { readonly browser: string; readonly system: string }

type Mark = readonly [name: string, mark: RegExp]

/** The order matters: most browsers also claim to be older ones. */
const browsers: readonly Mark[] = [
  ['Cốc Cốc', /coc_coc_browser/iu],
  ['Samsung Internet', /SamsungBrowser/u],
  ['Opera', /OPR\/|Opera/u],
  ['Edge', /Edg(?:e|A|iOS)?\//u],
  ['Firefox', /Firefox|FxiOS/u],
  ['Chrome', /Chrome|CriOS|Chromium/u],
  ['Safari', /Safari/u],
]

/** Phones come first: they also claim to be desktops. */
const systems: readonly Mark[] = [
  ['iPhone', /iPhone/u],
  ['iPad', /iPad/u],
  ['Android', /Android/u],
  ['Windows', /Windows/u],
  ['ChromeOS', /CrOS/u],
  ['macOS', /Macintosh|Mac OS X/u],
  ['Linux', /Linux/u],
]

/** The browser and the system that a `User-Agent` header names. */
export const deviceOf = (userAgent: string): Device => ({ browser: firstOf(browsers, userAgent), system: firstOf(systems, userAgent) })

const firstOf = (marks: readonly Mark[], text: string): string => marks.find(([, mark]) => mark.test(text))?.[0] ?? ''
