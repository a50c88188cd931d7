import { speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import type { PaymentMethod } from '@innkeeper/rules/payment/payment-methods'
import { html, type Html } from '#kit/http/html.ts'
import { siteWords } from '../../site-words.ts'
import { field, formProblem, type Sent } from '../fields.ts'

type Shown = {
  readonly language: Language
  /** Where the form is sent. */
  readonly action: string
  readonly sent: Sent
  /** The key of the booking: sent twice, it is the same booking. */
  readonly key: string
  /** The total that the guest agrees to: as a number, and as it is read. */
  readonly total: { readonly amount: number; readonly text: string }
  readonly methods: readonly PaymentMethod[]
  readonly words: { readonly emailHint: Saying; readonly note: Saying }
  /** What stands before the guest's own fields. */
  readonly before: Html | ''
}

/** The form by which a guest books: who it is, how it is paid, and the proof that a browser is at work, which a script solves. */
export const guestForm = ({ language, action, sent, key, total, methods, words, before }: Shown): Html => {
  const t = (saying: Saying, values?: SayingValues) => speak(saying, language, values)
  const hidden = { total: String(total.amount), key, captcha: '' }
  return html`<form class="stacked" method="post" action="${action}" data-solve>
    ${formProblem(sent)} ${before}
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <h2>${t(siteWords.you)}</h2>
    ${field(sent, language, { name: 'name', label: siteWords.fullName, attributes: html`required maxlength="255" autocomplete="name"` })}
    ${field(sent, language, { name: 'email', label: siteWords.email, hint: words.emailHint, attributes: html`type="email" required maxlength="255" autocomplete="email"` })}
    ${field(sent, language, { name: 'phone', label: siteWords.phone, attributes: html`type="tel" maxlength="30" autocomplete="tel"` })}
    ${field(sent, language, { name: 'note', label: words.note, attributes: html`maxlength="1000"` })}
    <fieldset>
      <legend>${t(siteWords.howToPay)}</legend>
      ${methods.map((method, at) => {
        const chosen = sent.values['method'] === method || (sent.values['method'] === undefined && at === 0)
        return html`<label class="choice"
          ><input type="radio" name="method" value="${method}" ${chosen ? html`checked` : ''} /> ${t(paymentMethodWords[method])}</label
        >`
      })}
    </fieldset>
    <noscript><p class="problem">${t(siteWords.needsScript)}</p></noscript>
    <p class="muted" data-waiting>${t(siteWords.checking)}</p>
    <button data-book name="act" value="book" disabled>${t(siteWords.bookAct, { total: total.text })}</button>
  </form>`
}
