import { pictureUrl } from '../../kit/files-route.ts'
import { implement } from '../../kit/implement.ts'
import { receivePhoto, type PictureWork } from './receive-photo.ts'

/** As wide as a slide is shown on a screen with two pixels to the point. */
const slideWidth = 1200

/** Pictures of what the platform announces; the slide that bears one keeps its file. */
export const announcementImageCalls = (work: PictureWork) =>
  implement({
    'announcement/upload-image': async (file, before) => {
      const { fileKey, widths } = await receivePhoto(work, 'announcements', file, before)
      const width = widths.find((one) => one >= slideWidth) ?? widths.at(-1) ?? slideWidth
      return async () => ({ imageUrl: pictureUrl(fileKey, width) })
    },
  })
