import { speak, type Saying } from '@innkeeper/protocol/say'
import { html } from '#kit/http/html.ts'
import { sitePath } from '../site-place.ts'
import type { Framed } from './framed.ts'
import { siteFrame } from './site-frame.ts'

type Shown = Pick<Framed, 'place' | 'property' | 'look' | 'page' | 'query'> & {
  readonly words: Readonly<Record<'noLonger' | 'noLongerWhy' | 'back', Saying>>
}

/** The page in the place of one on which a guest books, when what was chosen is not on sale any more; it leads back to what is. */
export const noLongerPage = ({ words, ...framed }: Shown): string => {
  const { place, property, query } = framed
  const t = (saying: Saying) => speak(saying, place.language)
  return siteFrame({
    ...framed,
    title: t(words.noLonger),
    description: t(property.name),
    picture: null,
    facts: null,
    main: html`<h1>${t(words.noLonger)}</h1>
      <p>${t(words.noLongerWhy)}</p>
      <p><a class="act" href="${sitePath(place, '', query)}#rooms">${t(words.back)}</a></p>`,
  })
}
