import { pictureUrl } from '../../kit/files-route.ts'
import { implement } from '../../kit/implement.ts'
import { forgetAvatar, keepAvatar } from './avatars.store.ts'
import { avatarSide, receiveAvatar, type PictureWork } from './receive-photo.ts'

export const avatarCalls = (work: PictureWork) =>
  implement({
    'profile/avatar-upload': async (file, before) => {
      const fileKey = await receiveAvatar(work, file, before)
      return async (at) => {
        await keepAvatar(at.tx, at.person.accountId, fileKey)
        return { avatar: pictureUrl(fileKey, avatarSide) }
      }
    },

    'profile/avatar-delete': async (at) => {
      await forgetAvatar(at.tx, at.person.accountId)
      return null
    },
  })
