import { say, type Saying } from '@innkeeper/protocol/say'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type Ref } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useIsPhone } from '#kit/page/use-is-phone.ts'
import { Button } from '../../buttons/button.tsx'
import { Icon } from '../../look/icon.tsx'
import styles from './drop-zone.module.css'

type DropZoneProps = {
  /** The media types that the file picker offers. */
  accept: readonly string[]
  /** Told the files that were dropped, pasted or chosen. */
  give: (files: readonly File[]) => void
  /** What may be given: formats and limits. */
  note: string
  /** What is chosen beside it, such as the kind of the photos to come. */
  children?: ReactNode
  /** Why nothing can be given now. */
  reason?: Saying | undefined
  ref?: Ref<HTMLElement> | undefined
}

/** A place for files: dropped anywhere on the page, pasted, or chosen with the button; on a phone the button opens camera and files. */
export const DropZone = ({ accept, give, note, children, reason, ref }: DropZoneProps) => {
  const t = useSay()
  const isPhone = useIsPhone()
  const picker = useRef<HTMLInputElement>(null)
  const over = useFilesOver(reason === undefined, give)
  const choose = () => {
    const files = [...(picker.current?.files ?? [])]
    // Emptied, so that the same file can be chosen again after it was mended.
    if (picker.current !== null) picker.current.value = ''
    if (files.length > 0) give(files)
  }
  return (
    <section ref={ref} tabIndex={-1} className={styles['zone']} data-over={over} aria-label={t(zoneWords)}>
      <Icon name="photo-plus" size={24} className={styles['glyph']} />
      <div className={styles['words']}>
        <p>{t(over ? letGo : isPhone ? phoneWords : dropWords)}</p>
        <p className={styles['note']}>{note}</p>
      </div>
      {children}
      <Button
        words={isPhone ? takeWords : chooseWords}
        look="primary"
        icon="upload"
        reason={reason}
        onClick={() => picker.current?.click()}
      />
      <input ref={picker} type="file" hidden multiple accept={accept.join(',')} onChange={choose} />
    </section>
  )
}

// Listens for files that are dragged over, dropped on or pasted into the page. Without it the browser would open the file instead of the page.
const useFilesOver = (allowed: boolean, give: (files: readonly File[]) => void): boolean => {
  const [over, setOver] = useState(false)
  const hear = useEffectEvent((event: Event, data: DataTransfer | null) => {
    if (data?.types.includes('Files') !== true) return
    event.preventDefault()
    setOver(event.type === 'dragover' && allowed)
    if (event.type !== 'dragover' && data.files.length > 0 && allowed) give([...data.files])
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    for (const type of ['dragover', 'drop'] as const) {
      window.addEventListener(type, (event) => hear(event, event.dataTransfer), { signal })
    }
    window.addEventListener('paste', (event) => hear(event, event.clipboardData), { signal })
    window.addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), { signal })
    return () => stop.abort()
  }, [])
  return over
}

const zoneWords = say('Thêm ảnh', 'Add photos')
const dropWords = say(
  'Kéo thả ảnh vào trang, dán bằng Ctrl V, hoặc chọn từ máy.',
  'Drop photos on the page, paste with Ctrl V, or choose them.',
)
const phoneWords = say('Chụp ảnh mới hoặc chọn từ điện thoại.', 'Take new photos or choose from the phone.')
const letGo = say('Thả ra để tải lên.', 'Let go to upload.')
const chooseWords = say('Chọn ảnh từ máy', 'Choose photos')
const takeWords = say('Chụp hoặc chọn ảnh', 'Take or choose photos')
