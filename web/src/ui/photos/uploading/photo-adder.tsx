import type { ImageCategory } from '@innkeeper/protocol/codes/image-categories'
import type { Photo } from '@innkeeper/protocol/shapes/photo'
import { say } from '@innkeeper/protocol/say'
import { leastPhoto } from '@innkeeper/rules/photo/check-photo'
import { useState, type ReactNode, type Ref } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { useLack } from '#kit/session/rights.ts'
import { SelectField } from '../../fields/choice/select-field.tsx'
import { megabytesOf } from './check-photo-file.ts'
import { DropZone } from './drop-zone.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import styles from './photo-adder.module.css'
import { categoryChoices } from '../photo-words.ts'
import { countUploads, photoLimits } from './photo-uploads.ts'
import { UploadList } from './upload-list.tsx'

import { usePhotoUploads } from './use-photo-uploads.ts'

type PhotoAdderProps = {
  /** What the photos show unless another kind is chosen. */
  category: ImageCategory
  /** Told each photo that has arrived in the library. */
  added?: (photo: Photo) => void
  /** More ways to add photos. */
  children?: ReactNode
  ref?: Ref<HTMLElement> | undefined
}

/** Adds photos to the library: their kind, a place to drop them, and how far each of them is. */
export const PhotoAdder = ({ category, added, children, ref }: PhotoAdderProps) => {
  const t = useSay()
  const lack = useLack('resource/upload-image')
  const [kind, setKind] = useState(category)
  const [given, setGiven] = useState(category)
  if (given !== category) {
    setGiven(category)
    setKind(category)
  }
  const uploads = usePhotoUploads(kind, added)
  const { running } = countUploads(uploads.items)
  return (
    <div className={styles['adder']}>
      <DropZone
        ref={ref}
        accept={photoLimits.accept}
        give={uploads.add}
        note={t(limits, { ...leastPhoto, megabytes: megabytesOf(photoLimits.maxBytes) })}
        reason={lack}
      >
        <div className={styles['kind']}>
          <SelectField
            field={plainField({ label: kindWords, value: kind, change: (next) => setKind(next ?? category) })}
            choices={categoryChoices}
          />
        </div>
        {children}
      </DropZone>
      <UploadList uploads={uploads} />
      <LeaveGuard active={running > 0} words={leaving} values={{ running }} />
    </div>
  )
}

const kindWords = say('Loại ảnh tải lên', 'Kind to upload')
const limits = say(
  'JPEG, PNG, WebP hoặc AVIF, tối đa {megabytes} MB mỗi ảnh, ít nhất {long} × {short} px.',
  'JPEG, PNG, WebP or AVIF, at most {megabytes} MB each, at least {long} × {short} px.',
)
const leaving = say(
  '{running} ảnh chưa tải xong. Rời trang thì những ảnh này dừng lại; ảnh đã thêm vẫn còn trong thư viện.',
  'Photos not uploaded yet: {running}. They stop if the page is left; those that are added stay in the library.',
)
