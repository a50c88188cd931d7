import { languages, speak, type Saying } from '@innkeeper/protocol/say'
import type { SiteLook } from '@innkeeper/rules/site-look/site-look'
import { sitePalette } from '@innkeeper/rules/site-look/site-palette'

/** A property as its script shows it: where its site is, its name and its look. */
export type WidgetShown = { readonly code: string; readonly address: string; readonly name: Saying; readonly look: SiteLook }

/** What a hotel’s script asks for, or a park’s. */
export type WidgetBox = {
  /** The words of the button (`book`), of what leads on from the box (`find`), and those that the fields use. */
  readonly words: Readonly<Record<'book' | 'find', Saying>> & Readonly<Record<string, Saying>>
  /** What else the fields need. */
  readonly given: Readonly<Record<string, unknown>>
  /** The text of a function that makes the fields of the box. The value of a `select` is the path of the page that the box leads to. */
  readonly fields: string
}

/**
 * The script that a property puts on a page of its own: it turns each `div` with `data-innkeeper="{code}"` into a button, or into a search box
 * (`data-kind="box"`), which leads to the property's site. It needs nothing but that a page lets it run: its styles are not the page's, and it
 * leads on by itself, so that neither `style-src` nor `form-action` stops it. Without it the link inside the `div` stays.
 */
export const widgetScript = ({ code, address, name, look }: WidgetShown, box: WidgetBox): string => {
  const words = Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries([...Object.entries(box.words), ['name', name] as const].map(([key, saying]) => [key, speak(saying, language)])),
    ]),
  )
  // A name may hold what would end the script where somebody copies it into a page.
  const given = JSON.stringify({ ...box.given, code, address, words, style: styleOf(look) }).replaceAll('<', String.raw`\u003c`)
  return `(${act.trim()})(${given}, ${box.fields.trim()})\n`
}

const styleOf = ({ colours }: SiteLook): string => {
  const { text, background, line, bands } = sitePalette(colours)
  return `:host{all:initial!important;display:block!important}*{box-sizing:border-box;font:16px/1.4 system-ui,sans-serif}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:end;padding:16px;border:1px solid ${line};border-radius:8px;background:${background};color:${text}}
label{display:grid;flex:1 1 130px;gap:4px}span{font-size:14px}
input,select{width:100%;min-height:44px;padding:0 10px;border:1px solid ${text};border-radius:6px;background:${background};color:${text}}
a,button{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border:0;border-radius:6px;background:${bands.button.background};color:${bands.button.text};font-weight:600;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid ${text};outline-offset:2px}`
}

/** What runs in the page. It is text, because the server's types know no browser. */
const act = String.raw`
(given, fieldsOf) => {
  const make = (tag, given, ...inside) => {
    const made = Object.assign(document.createElement(tag), given)
    made.append(...inside)
    return made
  }
  const dayAfter = (day, days) => {
    const date = day ? new Date(day + 'T12:00') : new Date()
    date.setDate(date.getDate() + days)
    return date.toLocaleDateString('sv')
  }
  const boxOf = (words, lang, leave) => {
    const input = (name, more) => make('input', { name, required: true, ...more })
    const field = (words, input) => make('label', {}, make('span', { textContent: words }), input)
    const form = make('form', {
      lang,
      onsubmit: (event) => {
        event.preventDefault()
        const path = form.querySelector('select')?.value ?? ''
        leave(given.address + path + '?' + new URLSearchParams([...new FormData(form), ['lang', lang]]) + '#rooms')
      },
    }, ...fieldsOf({ given, words, lang, make, field, input, dayAfter }), make('button', { textContent: words.find }))
    form.setAttribute('role', 'search')
    form.setAttribute('aria-label', words.name)
    return form
  }
  const show = (place) => {
    if (place.shadowRoot) return
    const wanted = place.dataset.lang || document.documentElement.lang.slice(0, 2)
    const lang = given.words[wanted] ? wanted : 'en'
    const words = given.words[lang]
    const target = place.dataset.target || '_top'
    const root = place.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(given.style)
    root.adoptedStyleSheets = [sheet]
    root.append(place.dataset.kind === 'box'
      ? boxOf(words, lang, (address) => open(address, target))
      : make('a', { href: given.address + '?lang=' + lang, target, lang, textContent: words.book }))
  }
  const showAll = () => document.querySelectorAll('div[data-innkeeper="' + given.code + '"]').forEach(show)
  showAll()
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showAll)
}`
