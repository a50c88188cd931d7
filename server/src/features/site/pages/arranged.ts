import type { Language } from '@innkeeper/protocol/say'
import type { SiteLook } from '@innkeeper/rules/site-look/site-look'
import { siteTemplates, type SitePart } from '@innkeeper/rules/site-look/site-templates'
import { html, type Html } from '#kit/http/html.ts'
import { picture, type Picture } from './picture.ts'

/** The parts of a first page in the order of the look's template; a picture beside the search stands where the search does. */
export const arranged = ({ template }: Pick<SiteLook, 'template'>, partOf: (part: SitePart) => Html | ''): readonly (Html | '')[] => {
  const { layout, arrangement } = siteTemplates[template]
  if (layout.picture !== 'beside') return arrangement.map(partOf)
  return arrangement.map((part) => {
    if (part === 'picture') return ''
    return part === 'search' ? html`<div class="pair">${partOf('search')} ${partOf('picture')}</div>` : partOf(part)
  })
}

/** The first photos of a property; the first of them is the largest thing on its page. */
export const photosOf = (language: Language, photos: readonly Picture[]): Html | '' =>
  photos.length === 0
    ? ''
    : html`<div class="photos">
        ${photos.slice(0, photosShown).map((photo, at) =>
          picture(photo, language, {
            sizes: at === 0 ? '(max-width: 46rem) 100vw, 40rem' : '(max-width: 46rem) 50vw, 20rem',
            first: at === 0,
          }),
        )}
      </div>`

const photosShown = 5
