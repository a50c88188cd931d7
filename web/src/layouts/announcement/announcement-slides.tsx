import { say } from '@innkeeper/protocol/say'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import styles from './announcement.module.css'

/** A slide as it is shown. */
export type Slide = { readonly imageUrl: string | null; readonly content: string }

/** The slides of an announcement, one at a time, turned by the reader only: with the buttons or the arrow keys. */
export const AnnouncementSlides = ({ slides }: { slides: readonly Slide[] }) => {
  const t = useSay()
  const [turned, setTurned] = useState(0)
  const last = slides.length - 1
  const shown = Math.min(turned, last)
  const slide = slides[shown]
  const turnTo = (to: number) => setTurned(Math.max(0, Math.min(last, to)))
  useArrows((step) => turnTo(shown + step))
  if (slide === undefined) return null
  return (
    <section className={styles['slides']} aria-label={t(slidesWords)}>
      <div aria-live="polite" className={styles['slide']}>
        {slide.imageUrl !== null && <img src={slide.imageUrl} alt="" />}
        <p>{slide.content}</p>
      </div>
      {last > 0 && (
        <div className={styles['turn']}>
          <IconButton icon="chevron-left" words={back} framed reason={shown === 0 ? first : undefined} onClick={() => turnTo(shown - 1)} />
          <span>{t(position, { number: shown + 1, count: slides.length })}</span>
          <IconButton
            icon="chevron-right"
            words={next}
            framed
            reason={shown === last ? end : undefined}
            onClick={() => turnTo(shown + 1)}
          />
        </div>
      )}
    </section>
  )
}

// Wherever the focus stands in the popup: nothing in it wants the arrows for itself.
const useArrows = (turn: (step: 1 | -1) => void): void => {
  const pressed = useEffectEvent(turn)
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') pressed(-1)
      if (key === 'ArrowRight') pressed(1)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

const slidesWords = say('Nội dung thông báo', 'What is announced')
const back = say('Trang trước', 'The slide before')
const next = say('Trang sau', 'The next slide')
const first = say('Đây là trang đầu.', 'This is the first slide.')
const end = say('Đây là trang cuối.', 'This is the last slide.')
const position = say('Trang {number} trên {count}', 'Slide {number} of {count}')
