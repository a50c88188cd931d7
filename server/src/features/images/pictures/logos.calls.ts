import { pictureUrl } from '#kit/http/files-route.ts'
import { implement } from '#kit/call/implement.ts'
import { deleteLogo, saveLogo } from './logos.store.ts'
import { receiveLogo, type PictureWork } from '../photos/receive-photo.ts'

/** The logo of a property. */
export const logoCalls = (work: PictureWork) =>
  implement({
    'info/logo-upload': async (file, before) => {
      const kept = await receiveLogo(work, before.propertyId ?? '', file, before)
      return async (at) => {
        await saveLogo(at.tx, kept)
        await at.diary({ subject: file.name, after: { fileName: file.name } })
        return { logo: pictureUrl(kept.fileKey, kept.width) }
      }
    },

    'info/logo-delete': async (at) => {
      if (!(await deleteLogo(at.tx))) throw at.refusal('notFound')
      await at.diary({ subject: 'Logo' })
      return null
    },
  })
