import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '../../buttons/button.tsx'
import { PhotoPicker } from './photo-picker.tsx'
import type { PhotoListEdit } from '../list/use-photo-list.ts'

/** Opens the library, to choose photos for a list from it. */
export const LibraryButton = ({ edit }: { edit: PhotoListEdit }) => {
  const [open, setOpen] = useState(false)
  const lack = useLack('resource/get-images')
  return (
    <>
      <Button words={words} icon="photo" reason={lack} opens={{ kind: 'dialog', open }} onClick={() => setOpen(true)} />
      {open && (
        <PhotoPicker
          onClose={() => setOpen(false)}
          taken={new Set(edit.photos.map(({ id }) => id))}
          choose={(photos) => {
            edit.add(photos)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

const words = say('Chọn từ thư viện', 'Choose from the library')
