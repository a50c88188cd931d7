import { pictureUrl } from '#kit/http/files-route.ts'
import { implement } from '#kit/call/implement.ts'
import { receiveLogo, type PictureWork } from '../photos/receive-photo.ts'
import { keepSiteLogo } from './site-logos.store.ts'

/** Logos of a property's site; a look that shows one keeps its file from being deleted. */
export const siteLogoCalls = (work: PictureWork) =>
  implement({
    'header-footer/upload-logo': async (file, before) => {
      const { fileKey, width } = await receiveLogo(work, before.propertyId ?? '', file, before)
      return async (at) => {
        await keepSiteLogo(at.tx, fileKey)
        return { logo: pictureUrl(fileKey, width) }
      }
    },
  })
