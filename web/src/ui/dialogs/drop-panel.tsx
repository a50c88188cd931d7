import { useFocusTrap, useMergedRef } from '@mantine/hooks'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'
import styles from './drop-panel.module.css'
import { spotBeside, type DropSide } from './spot-beside.ts'

type DropPanelProps = {
  /** What opened it: it stands beside it, and a press on it is that button's own. */
  opener: RefObject<HTMLElement | null>
  side: DropSide
  role: 'dialog' | 'menu' | 'group'
  label: string
  id?: string | undefined
  className?: string | undefined
  onClose: () => void
  onKeyDown?: ((event: KeyboardEvent<HTMLElement>) => void) | undefined
  children: ReactNode
}

/**
 * What a button of the shell drops: it takes the focus, keeps Tab inside and gives the focus back; Escape and a press outside close it. Mantine's
 * popover does the same, but brings 35 kB that every page would wait for.
 */
export const DropPanel = ({ opener, side, className = '', onClose, onKeyDown, children, ...named }: DropPanelProps) => {
  const [panel, setPanel] = useState<HTMLDivElement | null>(null)
  const ref = useMergedRef<HTMLDivElement>(setPanel, useFocusTrap())
  const spot = useSpot(opener, panel, side)
  useFocusBack()
  usePressOutside([opener.current, panel], onClose)
  const escape = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation()
      onClose()
    } else onKeyDown?.(event)
  }
  return createPortal(
    <div role="presentation" onKeyDown={escape} onFocus={keepEscape}>
      <div
        ref={ref}
        id={named.id}
        role={named.role}
        aria-label={named.label}
        tabIndex={-1}
        className={`${styles['panel']} ${className}`}
        style={spot}
      >
        {children}
      </div>
    </div>,
    document.body,
  )
}

/** A dialog below hears Escape at the window, before the panel: from this element it leaves it to the panel. */
const keepEscape = ({ target }: FocusEvent<HTMLElement>) => target.setAttribute('data-mantine-stop-propagation', 'true')

// The position of the panel, again after the window, its opener or its content has changed.
const useSpot = (opener: RefObject<HTMLElement | null>, panel: HTMLElement | null, side: DropSide) => {
  const [spot, setSpot] = useState({ left: 0, top: 0 })
  const place = useEffectEvent(() => {
    if (opener.current !== null && panel !== null) setSpot(spotBeside(opener.current.getBoundingClientRect(), panel, side))
  })
  useLayoutEffect(() => {
    place()
    if (panel === null) return undefined
    const sizes = new ResizeObserver(() => place())
    sizes.observe(panel)
    window.addEventListener('resize', place)
    window.addEventListener('scroll', place, true)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', place)
      window.removeEventListener('scroll', place, true)
    }
  }, [panel])
  return spot
}

const useFocusBack = (): void => {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    },
    [before],
  )
}

const usePressOutside = (inside: readonly (HTMLElement | null)[], onClose: () => void): void => {
  const pressed = useEffectEvent((event: Event) => {
    const { target } = event
    if (target instanceof Node && !inside.some((element) => element?.contains(target))) onClose()
  })
  useEffect(() => {
    document.addEventListener('pointerdown', pressed, true)
    return () => document.removeEventListener('pointerdown', pressed, true)
  }, [])
}
