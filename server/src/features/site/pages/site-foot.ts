import { speak, type Language } from '@innkeeper/protocol/say'
import type { SiteLook, SiteWidget } from '@innkeeper/rules/site-look/site-look'
import { parseMarks } from '@innkeeper/rules/site-look/site-marks'
import { shownText } from '@innkeeper/rules/site-look/site-texts'
import { networkNames } from '@innkeeper/rules/site-look/social-networks'
import { html, type Html } from '#kit/http/html.ts'
import { marksHtml } from '#kit/http/marks-html.ts'
import type { SitePlace } from '../site-place.ts'
import type { Framed } from './framed.ts'

/** The foot of every page: the property's own texts, its social networks, and whom to contact. */
export const siteFoot = ({
  place,
  property: { name, phone, email, address },
  look,
}: Pick<Framed, 'property' | 'look'> & { readonly place: SitePlace }): Html => {
  const { language } = place
  return html`<footer id="contact">
    ${look.widgets.length === 0 ? '' : html`<div class="widgets band"><div>${look.widgets.map((widget) => widgetOf(widget, language))}</div></div>`}
    <div class="bottom band">
      <div>
        <strong>${speak(name, language)}</strong>
        <span>${address}</span>
        ${phone === '' ? '' : html`<a href="tel:${phone.replaceAll(/[^\d+]/gu, '')}">${phone}</a>`}
        ${email === '' ? '' : html`<a href="mailto:${email}">${email}</a>`} ${socialOf(look)}
      </div>
    </div>
  </footer>`
}

const socialOf = ({ social }: Pick<SiteLook, 'social'>): readonly Html[] =>
  social.map(({ network, address }) => html`<a href="${address}" rel="noopener noreferrer">${networkNames[network]}</a>`)

const widgetOf = ({ titleVi, titleEn, contentVi, contentEn }: SiteWidget, language: Language): Html => {
  const blocks = parseMarks(shownText(language, { vi: contentVi, en: contentEn }))
  return html`<section>
    <h2>${shownText(language, { vi: titleVi, en: titleEn })}</h2>
    ${marksHtml(blocks)}
  </section>`
}
