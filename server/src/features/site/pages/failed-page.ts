import { say, speak } from '@innkeeper/protocol/say'
import { html, type Html } from '#kit/http/html.ts'
import type { KnownSite } from '../known-sites.ts'
import { sitePath, type SitePlace } from '../site-place.ts'
import { siteWords } from '../site-words.ts'
import { noticePage } from './notice-page.ts'
import { siteFrame } from './site-frame.ts'
import type { SiteFailure } from './site-failure.ts'

/** What is asked for again: an address, with the fields of the form where one was sent. */
export type Again = { readonly address: string; readonly form: readonly (readonly [string, string])[] | null }

type Shown = {
  readonly place: SitePlace
  /** The hotel, where it is known; without it the page is plain. */
  readonly site: KnownSite | null
  readonly failure: SiteFailure
  readonly again: Again | null
}

/** The page instead of one that cannot be shown: what happened, and what to do. */
export const failedPage = ({ place, site, failure, again }: Shown): string => {
  const { language } = place
  const act = again === null ? '' : againPart(again, speak(againAct, language))
  if (site === null) return noticePage(language, { ...failure, act })
  const title = speak(failure.title, language)
  return siteFrame({
    place,
    property: site.property,
    look: site.look,
    page: '',
    query: {},
    title,
    description: title,
    picture: null,
    facts: null,
    main: html`<section class="narrow" aria-labelledby="failure">
      <h1 id="failure">${title}</h1>
      <p>${speak(failure.why, language, failure.values)}</p>
      ${act}
      <p><a href="${sitePath(place, '')}">${speak(siteWords.back, language)}</a></p>
    </section>`,
  })
}

/** A link, or the form that was sent, so that nothing has to be typed again. */
const againPart = ({ address, form }: Again, act: string): Html =>
  form === null
    ? html`<p><a class="act" href="${address}">${act}</a></p>`
    : html`<form method="post" action="${address}">
        ${form.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
        <button>${act}</button>
      </form>`

const againAct = say('Thử lại', 'Try again')
