import { speak } from '@innkeeper/protocol/say'
import { html } from '#kit/http/html.ts'
import type { SiteAsked } from '../site-asked.ts'
import { sitePath, type SitePlace } from '../site-place.ts'
import { siteWords } from '../site-words.ts'
import type { Framed } from './framed.ts'
import { siteFrame } from './site-frame.ts'

/** The page instead of one on which something can be booked that cannot any more. */
export const noLongerPage = ({
  place,
  look,
  property,
  asked,
}: {
  readonly place: SitePlace
  readonly look: Framed['look']
  readonly property: Framed['property']
  readonly asked: SiteAsked
}): string =>
  siteFrame({
    place,
    property,
    look,
    page: '/reserve',
    query: asked.typed,
    title: speak(siteWords.noLonger, place.language),
    description: speak(property.name, place.language),
    picture: null,
    facts: null,
    main: html`<h1>${speak(siteWords.noLonger, place.language)}</h1>
      <p>${speak(siteWords.noLongerWhy, place.language)}</p>
      <p><a class="act" href="${sitePath(place, '', asked.typed)}#rooms">${speak(siteWords.back, place.language)}</a></p>`,
  })
