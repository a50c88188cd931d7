/** HTML text that may be put into other HTML as it is. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | readonly Part[]

/** HTML from a template; inserted values are escaped unless they are `Html` already. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((text, string, index) => text + textOf(parts[index - 1] ?? '') + string))

const textOf = (part: Part): string => {
  if (part instanceof Html) return part.text
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter)
  return typeof part === 'number' ? String(part) : part.map(textOf).join('')
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
