import { pictureUrl } from '#kit/http/files-route.ts'
import { implement } from '#kit/call/implement.ts'
import { receivePhoto, type PictureWork } from '../photos/receive-photo.ts'
import { keepServicePicture } from './hotel-service-pictures.store.ts'

/** The width of a picture on a page of a booking: twice its size on screen. */
const shownWidth = 1200

/** Pictures of services; a service that shows one keeps its file from being deleted. */
export const hotelServiceImageCalls = (work: PictureWork) =>
  implement({
    'service/upload-image': async (file, before) => {
      const { fileKey, widths } = await receivePhoto(work, `service ${before.propertyId ?? ''}`, file, before)
      const width = widths.find((one) => one >= shownWidth) ?? widths.at(-1) ?? shownWidth
      return async (at) => {
        await keepServicePicture(at.tx, fileKey)
        return { imageUrl: pictureUrl(fileKey, width) }
      }
    },
  })
