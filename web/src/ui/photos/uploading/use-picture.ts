import { useUpload, type Uploads } from '#kit/uploads/use-upload.ts'
import { checkPhotoFile, type UploadLimits } from './check-photo-file.ts'

/** The calls that take one picture with nothing beside it. */
export type PicturePath =
  | 'profile/avatar-upload'
  | 'announcement/upload-image'
  | 'info/logo-upload'
  | 'header-footer/upload-logo'
  | 'service/upload-image'
  | 'booking/payment/upload-receipt'

/** The picture that is on its way or has failed. */
export type PictureUpload = Uploads<PicturePath>['items'][number]

/** One picture at a time: a new one takes the place of one that is on its way or has failed. With `limits`, what exceeds them is not sent. */
export const usePicture = (path: PicturePath, done: (url: string) => void, limits?: UploadLimits) => {
  const uploads = useUpload<PicturePath>(path, {
    ...(limits === undefined
      ? {}
      : { check: ({ file }) => (checkPhotoFile(file, limits) === null ? null : new Error('the file is no picture')) }),
    done: (answer) => done('avatar' in answer ? answer.avatar : 'logo' in answer ? answer.logo : answer.imageUrl),
  })
  const item = uploads.items.find(({ state }) => state !== 'done') ?? null
  const drop = () => {
    if (item !== null) uploads.remove(item.id)
  }
  return {
    item,
    busy: uploads.busy,
    drop,
    send: (file: File) => {
      drop()
      uploads.add([{ file, input: {} }])
    },
    retry: () => {
      if (item !== null) uploads.retry(item.id)
    },
  }
}
