import { useUpload, type Uploads } from '#kit/uploads/use-upload.ts'

/** The calls that take one picture with nothing beside it. */
export type PicturePath = 'profile/avatar-upload' | 'announcement/upload-image' | 'info/logo-upload'

/** The picture that is on its way or has failed. */
export type PictureUpload = Uploads<PicturePath>['items'][number]

/** One picture at a time: a new one takes the place of one that is on its way or has failed. */
export const usePicture = (path: PicturePath, done: (url: string) => void) => {
  const uploads = useUpload<PicturePath>(path, {
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
