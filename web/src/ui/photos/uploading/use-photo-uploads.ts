import type { ImageCategory } from '@innkeeper/protocol/codes/image-categories'
import type { Photo } from '@innkeeper/protocol/shapes/photo'
import { useEffect, useRef } from 'react'
import { useUpload, type Uploads } from '#kit/uploads/use-upload.ts'
import { checkPhotoFile } from './check-photo-file.ts'
import { photoLimits } from './photo-uploads.ts'

/** Photos on their way to the library, and how to add files of one kind. */
export type PhotoUploads = Omit<Uploads<'resource/upload-image'>, 'add'> & { readonly add: (files: readonly File[]) => void }

/** Sends photos to the library; what is no photo by its size or type fails in its place and is not sent. */
export const usePhotoUploads = (category: ImageCategory, added?: (photo: Photo) => void): PhotoUploads => {
  // Who is told may have changed since the file was sent.
  const told = useRef(added)
  useEffect(() => {
    told.current = added
  })
  const uploads = useUpload('resource/upload-image', {
    check: ({ file }) => (checkPhotoFile(file, photoLimits) === null ? null : new Error('the file is no photo')),
    done: (photo) => told.current?.(photo),
  })
  return { ...uploads, add: (files) => uploads.add(files.map((file) => ({ file, input: { category } }))) }
}
