import { typeWords } from '@innkeeper/protocol/codes/property-types'
import { photoUrl } from '@innkeeper/protocol/shapes/photo'
import { speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { siteTemplates, type SitePart } from '@innkeeper/rules/site-look/site-templates'
import { html, type Html } from '#kit/http/html.ts'
import type { About } from '../read-about.ts'
import { amenitiesPart, descriptionIn, locationPart } from './about-hotel.ts'
import type { Framed } from './framed.ts'
import { picture, type Picture } from './picture.ts'
import { siteFrame } from './site-frame.ts'

type Shown = Pick<Framed, 'place' | 'property' | 'look' | 'query' | 'facts'> & {
  readonly about: Omit<About, 'position'>
  /** What stands under the name, with the kind and the place of the property in words. */
  readonly under: (where: string) => Html
  readonly search: Html
  readonly rooms: Html
  readonly description: Html
}

/** The first page of a property's site: its name, and its parts in the order of the look. */
export const firstFrame = ({ about, under, search, rooms, description, ...framed }: Shown): string => {
  const { place, property, look } = framed
  const { language } = place
  const t = (saying: Saying) => speak(saying, language)
  const { words, photos } = about
  const [first] = photos
  const where = [words.typeCode === null ? '' : t(typeWords(words.typeCode)), property.address, t(words.place)].filter(Boolean).join(' · ')
  const parts: Readonly<Record<SitePart, Html | ''>> = {
    picture: photosOf(language, photos),
    search,
    rooms,
    // Promotions are in the prices of the rooms.
    offers: '',
    description,
    amenities: amenitiesPart(language, property.kind, about.amenities),
    location: locationPart(language, about),
  }
  return siteFrame({
    ...framed,
    page: '',
    title: t(property.name),
    description: descriptionIn(words, language).slice(0, 200) || where,
    picture: first === undefined ? null : photoUrl(first.sizes, 1280),
    main: html`<section class="hero">
        <h1>${t(property.name)}</h1>
        ${under(where)}
      </section>
      ${arranged(look, parts)}`,
  })
}

/** The parts in the order of the look's template; a picture beside the search stands where the search does. */
const arranged = ({ template }: Framed['look'], parts: Readonly<Record<SitePart, Html | ''>>): readonly (Html | '')[] => {
  const { layout, arrangement } = siteTemplates[template]
  if (layout.picture !== 'beside') return arrangement.map((part) => parts[part])
  return arrangement.map((part) => {
    if (part === 'picture') return ''
    return part === 'search' ? html`<div class="pair">${parts.search} ${parts.picture}</div>` : parts[part]
  })
}

/** The first photos of a property; the first of them is the largest thing on its page. */
const photosOf = (language: Language, photos: readonly Picture[]): Html | '' =>
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
