import type { Photo } from '@innkeeper/protocol/shapes/photo'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { Link } from '#ui/buttons/link.tsx'
import { fileSize } from '#ui/photos/uploading/file-size.ts'
import styles from './photo-edit.module.css'
import { placeName, placePath } from './photo-places.ts'

/** What is known of a photo: where it is shown, how large it is, who uploaded it and when. */
export const PhotoFactsList = ({ photo }: { photo: Photo }) => {
  const t = useSay()
  const format = useFormat()
  const { property } = useSession()
  return (
    <dl className={styles['facts']}>
      <dt>{t(usedWords)}</dt>
      <dd>
        {photo.usedIn.length === 0 && t(unused)}
        {photo.usedIn.map((use) => (
          <div key={use.kind === 'property' ? use.kind : use.id}>
            <Link to={placePath(property, use)}>{t(placeName(use))}</Link>
            {use.main && ` · ${t(mainWords)}`}
          </div>
        ))}
      </dd>
      <dt>{t(sizeWords)}</dt>
      <dd>{t(sizeOf, { width: photo.width, height: photo.height, size: fileSize(photo.bytes, format.number) })}</dd>
      <dt>{t(fileWords)}</dt>
      <dd>{photo.fileName || '–'}</dd>
      <dt>{t(uploadedWords)}</dt>
      <dd>{t(uploadedBy, { moment: format.moment(photo.createdAt, { year: true }), person: photo.createdBy || '–' })}</dd>
    </dl>
  )
}

const usedWords = say('Dùng ở', 'Used in')
const unused = say('Chưa dùng ở đâu.', 'Nowhere yet.')
const mainWords = say('ảnh chính', 'main photo')
const sizeWords = say('Kích thước', 'Size')
const sizeOf = say('{width} × {height} px · {size}', '{width} × {height} px · {size}')
const fileWords = say('Tên tệp', 'File name')
const uploadedWords = say('Tải lên', 'Uploaded')
const uploadedBy = say('{moment}, {person}', '{moment}, {person}')
