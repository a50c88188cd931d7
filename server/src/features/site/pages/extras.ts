import { speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { serviceUnitWords } from '@innkeeper/protocol/words/sale/hotel-service-words'
import { formatMoney } from '@innkeeper/rules/money/format-money'
import { html, type Html } from '#kit/http/html.ts'
import { serviceField } from '../reserve/extras-asked.ts'
import type { SiteOffer } from '../reserve/read-offer.ts'
import type { SitePlace } from '../site-place.ts'
import { siteWords } from '../site-words.ts'
import { field, type Sent } from './fields.ts'

type Shown = { readonly place: SitePlace; readonly offer: Pick<SiteOffer, 'services' | 'codes' | 'facts'>; readonly sent: Sent }
type Service = SiteOffer['services'][number]

/** The services that a guest can add, and the gift code; the button computes the price anew, also without a script. */
export const extras = ({ place: { language }, offer, sent }: Shown): Html => {
  const t = (words: Saying, values?: SayingValues) => speak(words, language, values)
  const { services, codes } = offer
  return html`<fieldset class="extras">
    <legend><h2>${t(services.length === 0 ? siteWords.giftCodeOnly : siteWords.extras)}</h2></legend>
    ${
      services.length === 0
        ? ''
        : html`<ul class="services">
            ${services.map((service) => serviceOf(service, { language, offer, sent }))}
          </ul>`
    }
    ${field(sent, language, { name: 'giftCode', label: siteWords.giftCode, attributes: html`maxlength="30" autocomplete="off"` })}
    <button class="quiet" name="act" value="price" formnovalidate>${t(siteWords.priceAgain)}</button>
    ${
      codes.length === 0
        ? ''
        : html`<ul class="codes" aria-label="${t(siteWords.codesShown)}">
            ${codes.map(({ code, name }) => {
              const use = t(siteWords.useCode, { code })
              return html`<li><button class="quiet" name="offered" value="${code}" formnovalidate>${use}</button> ${t(name)}</li>`
            })}
          </ul>`
    }
  </fieldset>`
}

type In = { readonly language: Language; readonly offer: Shown['offer']; readonly sent: Sent }

const serviceOf = (service: Service, { language, offer: { facts }, sent }: In): Html => {
  const { code, nameVi, nameEn, picture, unit, price, maxOrder } = service
  const name = { vi: nameVi, en: nameEn }
  const description = language === 'vi' ? service.descriptionVi : service.descriptionEn
  const cost = price === 0 ? speak(siteWords.free, language) : formatMoney(price, facts.currency, language)
  return html`<li>
    ${picture === '' ? '' : html`<img src="${picture}" alt="" width="64" height="64" loading="lazy" />`}
    <div>
      <p><strong>${speak(name, language)}</strong></p>
      <p class="muted">${cost} · ${speak(serviceUnitWords[unit], language)}</p>
      ${description === '' ? '' : html`<p class="muted">${description}</p>`}
    </div>
    ${field(sent, language, {
      name: serviceField(code),
      label: siteWords.quantity,
      of: name,
      attributes: html`type="number" min="0" max="${String(maxOrder ?? 1000)}" inputmode="numeric" placeholder="0"`,
    })}
  </li>`
}
