import { speak, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { ticketBlockWords } from '@innkeeper/protocol/words/sale/ticket-words'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import type { SiteLook } from '@innkeeper/rules/site-look/site-look'
import { html, type Html } from '#kit/http/html.ts'
import { guestForm } from '../../pages/booking/guest-form.ts'
import type { Sent } from '../../pages/fields.ts'
import { siteFrame } from '../../pages/site-frame.ts'
import { sitePath, type SitePlace } from '../../site-place.ts'
import { queryOf, type TicketsTyped } from '../park-asked.ts'
import { parkWords } from '../park-words.ts'
import type { SiteOrder } from '../read-order.ts'
import { ticketsShown } from './tickets-shown.ts'

type Shown = {
  readonly place: SitePlace
  readonly look: SiteLook
  readonly day: string
  readonly lines: readonly TicketsTyped[]
  readonly order: SiteOrder
  readonly sent: Sent
  /** The key of the booking: sent twice, it is the same booking. */
  readonly key: string
}

/** The page on which a guest buys tickets: the visit and its price step by step, who buys, and how it is paid. */
export const orderPage = (shown: Shown): string => {
  const { place, look, day, lines, order } = shown
  const { facts, quote } = order
  const { language } = place
  const t = (words: Saying) => speak(words, language)
  const query = queryOf({ day, lines })
  return siteFrame({
    place,
    property: facts,
    look,
    page: '/order',
    query,
    title: `${t(parkWords.order)} · ${t(facts.name)}`,
    description: t(facts.name),
    picture: null,
    facts: null,
    // Nothing is bought in a preview of the look.
    ...(place.preview === null && { script: '/book/solve.js' }),
    main: html`<h1>${t(parkWords.order)}</h1>
      <div class="reserve">
        <section aria-labelledby="visit">
          <h2 id="visit">${t(parkWords.yourVisit)}</h2>
          ${ticketsShown({ ...quote, day, currency: facts.currency, timeZone: facts.timeZone }, language)}
          <p><a href="${sitePath(place, '', query)}#rooms">${t(parkWords.addMore)}</a></p>
        </section>
        <section aria-label="${t(parkWords.order)}">${quote.blocked.length === 0 ? form(shown) : blocked(shown)}</section>
      </div>`,
  })
}

const form = ({ place, day, lines, order, sent, key }: Shown): Html => {
  const { total } = order.quote.price
  return guestForm({
    language: place.language,
    action: sitePath(place, '/order', queryOf({ day, lines })),
    sent,
    key,
    total: { amount: total, text: formatMoney(total, order.facts.currency, place.language) },
    methods: order.methods,
    words: parkWords,
    before: '',
  })
}

/** Why the tickets cannot be bought, and the way back to choose others. */
const blocked = ({ place, day, lines, order: { quote } }: Shown): Html => {
  const t = (words: Saying, values?: SayingValues) => speak(words, place.language, values)
  return html`<div role="alert">
      ${quote.blocked.map(({ line, reason }) => {
        const product = t(quote.lines[line]?.name ?? parkWords.product)
        return html`<p class="problem">${t(parkWords.cannotBuy, { product, reason: t(ticketBlockWords[reason]) })}</p>`
      })}
    </div>
    <p><a class="act" href="${sitePath(place, '', queryOf({ day, lines }))}#rooms">${t(parkWords.back)}</a></p>`
}
