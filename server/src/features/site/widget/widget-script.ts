import { languages, say, speak, type Saying } from '@innkeeper/protocol/say'
import type { SiteLook } from '@innkeeper/rules/site-look/site-look'
import { sitePalette } from '@innkeeper/rules/site-look/site-palette'
import { siteWords } from '../site-words.ts'

type Shown = { readonly address: string; readonly name: Saying; readonly look: SiteLook }

/**
 * The script that a hotel puts on a page of its own: it turns each `div` with `data-innkeeper="{code}"` into a button, or into a search box
 * (`data-kind="box"`), which leads to the hotel's site. It needs nothing but that a page lets it run: its styles are not the page's, and it
 * leads on by itself, so that neither `style-src` nor `form-action` stops it. Without it the link inside the `div` stays.
 */
export const widgetScript = (code: string, { address, name, look }: Shown): string => {
  const words = Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries([...Object.entries(shownWords), ['name', name] as const].map(([key, saying]) => [key, speak(saying, language)])),
    ]),
  )
  // A name may hold what would end the script where somebody copies it into a page.
  const given = JSON.stringify({ code, address, words, style: styleOf(look) }).replaceAll('<', String.raw`\u003c`)
  return `(${act.trim()})(${given})\n`
}

const shownWords = {
  book: say('Đặt phòng', 'Book a room'),
  from: siteWords.from,
  to: siteWords.to,
  rooms: siteWords.roomCount,
  adults: siteWords.adults,
  find: siteWords.findAct,
}

const styleOf = ({ colours }: SiteLook): string => {
  const { text, background, line, bands } = sitePalette(colours)
  return `:host{all:initial!important;display:block!important}*{box-sizing:border-box;font:16px/1.4 system-ui,sans-serif}
form{display:flex;flex-wrap:wrap;gap:12px;align-items:end;padding:16px;border:1px solid ${line};border-radius:8px;background:${background};color:${text}}
label{display:grid;flex:1 1 130px;gap:4px}span{font-size:14px}
input{width:100%;min-height:44px;padding:0 10px;border:1px solid ${text};border-radius:6px;background:${background};color:${text}}
a,button{display:inline-flex;align-items:center;min-height:44px;padding:0 20px;border:0;border-radius:6px;background:${bands.button.background};color:${bands.button.text};font-weight:600;text-decoration:none;cursor:pointer}
:focus-visible{outline:3px solid ${text};outline-offset:2px}`
}

/** What runs in the page. It is text, because the server's types know no browser. */
const act = String.raw`
(given) => {
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
    const from = input('from', { type: 'date', min: dayAfter('', 0) })
    const to = input('to', { type: 'date', min: dayAfter('', 1) })
    const count = (name, value, max) => input(name, { type: 'number', min: 1, max, value })
    from.onchange = () => {
      if (!from.value) return
      to.min = dayAfter(from.value, 1)
      if (!to.value || to.value < to.min) to.value = to.min
    }
    const form = make('form', {
      lang,
      onsubmit: (event) => {
        event.preventDefault()
        leave(given.address + '?' + new URLSearchParams([...new FormData(form), ['lang', lang]]) + '#rooms')
      },
    },
      field(words.from, from), field(words.to, to), field(words.rooms, count('rooms', 1, 30)),
      field(words.adults, count('adults', 2, 20)), make('button', { textContent: words.find }))
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
