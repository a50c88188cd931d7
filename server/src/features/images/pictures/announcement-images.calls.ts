import { pictureUrl } from '#kit/http/files-route.ts'
import { implement } from '#kit/call/implement.ts'
import { receivePhoto, type PictureWork } from '../photos/receive-photo.ts'

/** The width of a slide on a screen with two pixels to the point. */
const slideWidth = 1200

/** Pictures of announcements; a slide that uses one keeps its file from being deleted. */
export const announcementImageCalls = (work: PictureWork) =>
  implement({
    'announcement/upload-image': async (file, before) => {
      const { fileKey, widths } = await receivePhoto(work, 'announcements', file, before)
      const width = widths.find((one) => one >= slideWidth) ?? widths.at(-1) ?? slideWidth
      return async () => ({ imageUrl: pictureUrl(fileKey, width) })
    },
  })
