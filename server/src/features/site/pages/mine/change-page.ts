import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { speak, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { html, type Html } from '#kit/http/html.ts'
import { sitePath, type SitePlace } from '../../site-place.ts'
import { siteWords } from '../../site-words.ts'
import type { Framed } from '../framed.ts'
import { siteFrame } from '../site-frame.ts'
import { stayShown } from '../stay-shown.ts'

type Preview = CallOutput<'guest/preview-change'>
type Shown = {
  readonly place: SitePlace
  readonly look: Framed['look']
  readonly property: Framed['property'] & { readonly timeZone: string; readonly checkInFrom: string; readonly checkOutUntil: string }
  /** What was typed; it is sent again with the confirmation. */
  readonly values: Readonly<Record<string, string>>
}

/** What a change means before it is made: the stay and its price step by step, and what is paid or goes back. */
export const changePage = (shown: Shown, preview: Preview): string => {
  const { place, look, property, values } = shown
  const { language } = place
  const t = (words: Saying) => speak(words, language)
  const { after, currency, payment } = preview
  const price = after.price
  return siteFrame({
    place,
    property,
    look,
    page: '/mine',
    query: {},
    title: `${t(siteWords.change)} · ${t(property.name)}`,
    description: t(property.name),
    picture: null,
    facts: null,
    main: html`<h1>${t(siteWords.changed)}</h1>
      <h2>${t(siteWords.yourStay)}</h2>
      ${price === null ? '' : stayShown({ ...property, ...after, price, currency, payments: payment.due }, language)}
      ${preview.bookable && price !== null ? html`${moneyOf(preview, shown)} ${confirming(place, { ...values, total: String(price.total), seen: preview.seen })}` : blocked(preview, shown)}
      <p><a href="${sitePath(place, '/mine')}">${t(siteWords.keep)}</a></p>`,
  })
}

const moneyOf = ({ before, difference, currency, payment }: Preview, { place: { language } }: Shown): Html => {
  const t = (words: Saying, values?: SayingValues) => speak(words, language, values)
  const money = (amount: number) => formatMoney(amount, currency, language)
  const by = difference ?? 0
  const words = by === 0 ? siteWords.samePrice : by > 0 ? siteWords.dearer : siteWords.cheaper
  return html`<p>${t(siteWords.totalBefore, { total: money(before.price.total) })}</p>
    <p><strong>${t(words, { amount: money(Math.abs(by)) })}</strong></p>
    ${payment.owed === 0 ? '' : html`<p>${t(siteWords.owesAfter, { owed: money(payment.owed) })}</p>`}
    ${payment.refund === 0 ? '' : html`<p>${t(siteWords.getsBack, { refund: money(payment.refund) })}</p>`}`
}

const confirming = (place: SitePlace, values: Readonly<Record<string, string>>): Html =>
  html`<form method="post" action="${sitePath(place, '/mine', { act: 'change' })}">
    ${Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button>${speak(siteWords.confirmChange, place.language)}</button>
  </form>`

const blocked = ({ blocked: reasons }: Preview, { place: { language } }: Shown): Html => {
  const reason = reasons.map(({ message }) => message).join(' ') || speak(siteWords.noLongerWhy, language)
  return html`<p class="problem" role="alert">${speak(siteWords.notBookable, language, { reason })}</p>`
}
