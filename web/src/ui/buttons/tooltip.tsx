import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './tooltip.module.css'

type Place = { readonly left: number; readonly top: number; readonly above: boolean }

/** Words beside what the pointer or the focus is on; Escape hides them. They repeat what the element's name or description says. */
export const Tooltip = ({ words, children }: { words: string; children: ReactNode }) => {
  const anchor = useRef<HTMLSpanElement>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const show = () => {
    const element = anchor.current?.firstElementChild
    if (element !== null && element !== undefined) setPlace(placeBeside(element.getBoundingClientRect()))
  }
  const hide = () => setPlace(null)
  const hideOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide()
  }
  return (
    <span
      role="presentation"
      ref={anchor}
      className={styles['anchor']}
      onPointerEnter={show}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={hideOnEscape}
    >
      {children}
      {place !== null &&
        createPortal(
          <div aria-hidden className={styles['words']} data-above={place.above} style={{ left: place.left, top: place.top }}>
            {words}
          </div>,
          document.body,
        )}
    </span>
  )
}

const gap = 6
const halfWidest = 140

const placeBeside = (box: DOMRect): Place => {
  const middle = box.left + box.width / 2
  const widest = Math.min(halfWidest, window.innerWidth / 2 - gap)
  const above = box.bottom > window.innerHeight - 80
  return {
    left: Math.max(widest + gap, Math.min(middle, window.innerWidth - widest - gap)),
    top: above ? box.top - gap : box.bottom + gap,
    above,
  }
}
