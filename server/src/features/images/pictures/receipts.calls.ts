import { pictureUrl } from '#kit/http/files-route.ts'
import { implement } from '#kit/call/implement.ts'
import { receivePhoto, type PictureWork } from '../photos/receive-photo.ts'
import { keepReceipt } from './receipts.store.ts'

/** The pictures of receipts; a transaction that shows one keeps its file from being deleted. */
export const receiptCalls = (work: PictureWork) =>
  implement({
    'booking/payment/upload-receipt': async (file, before) => {
      const { fileKey, widths } = await receivePhoto(work, `receipt ${before.propertyId ?? ''}`, file, before)
      return async (at) => {
        await keepReceipt(at.tx, fileKey)
        return { imageUrl: pictureUrl(fileKey, widths.at(-1) ?? 0) }
      }
    },
  })
