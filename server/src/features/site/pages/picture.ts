import { photoName, photoSrcSet, photoUrl, type Captioned, type PictureSizes } from '@innkeeper/protocol/shapes/photo'
import { speak, type Language } from '@innkeeper/protocol/say'
import { html, type Html } from '#kit/http/html.ts'

/** A photo with its texts and its size. */
export type Picture = Captioned & { readonly sizes: PictureSizes; readonly width: number; readonly height: number }

/** A photo that has its place before it is loaded; `first` is the largest thing on the page and is loaded at once. */
export const picture = (photo: Picture, language: Language, { sizes, first = false }: { sizes: string; first?: boolean }): Html =>
  html`<img
    src="${photoUrl(photo.sizes, 640)}"
    srcset="${photoSrcSet(photo.sizes)}"
    sizes="${sizes}"
    width="${photo.width}"
    height="${photo.height}"
    alt="${speak(photoName(photo), language)}"
    ${first ? html`fetchpriority="high"` : html`loading="lazy" decoding="async"`}
  />`
