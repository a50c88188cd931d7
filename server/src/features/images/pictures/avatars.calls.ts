import { pictureUrl } from '#kit/http/files-route.ts'
import { implement } from '#kit/call/implement.ts'
import { deleteAvatar, saveAvatar } from './avatars.store.ts'
import { avatarSide, receiveAvatar, type PictureWork } from '../photos/receive-photo.ts'

export const avatarCalls = (work: PictureWork) =>
  implement({
    'profile/avatar-upload': async (file, before) => {
      const fileKey = await receiveAvatar(work, file, before)
      return async (at) => {
        await saveAvatar(at.tx, at.person.accountId, fileKey)
        return { avatar: pictureUrl(fileKey, avatarSide) }
      }
    },

    'profile/avatar-delete': async (at) => {
      await deleteAvatar(at.tx, at.person.accountId)
      return null
    },
  })
