import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useRight } from '../../kit/rights.ts'
import { Button } from '../button.tsx'
import { PhotoPicker } from './photo-picker.tsx'
import type { PhotoListEdit } from './use-photo-list.ts'

/** Opens the library, to choose photos for a list from it. */
export function LibraryButton({ edit }: { edit: PhotoListEdit }) {
  const [open, setOpen] = useState(false)
  const mayRead = useRight('IMAGE_LIBRARY_1')
  return (
    <>
      <Button
        words={words}
        icon="photo"
        reason={mayRead ? undefined : mayNotRead}
        opens={{ kind: 'dialog', open }}
        onClick={() => setOpen(true)}
      />
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
const mayNotRead = say('Không có quyền xem thư viện ảnh.', 'No right to see the photo library.')
