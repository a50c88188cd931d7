import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styles from './floating-card.module.css'

/** What a card stands beside, in pixels of the window. */
export type Beside = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

type FloatingCardProps = {
  readonly beside: Beside
  readonly label: string
  readonly onClose: () => void
  readonly role?: 'dialog' | 'menu'
  /** As wide as what is in it, where the window allows. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A card beside something, below it where there is room; takes the focus, and gives it back. Escape and a press outside close it. */
export const FloatingCard = ({ beside, label, onClose, role = 'dialog', wide = false, children }: FloatingCardProps) => {
  const card = useRef<HTMLDivElement>(null)
  const [spot, setSpot] = useState({ left: beside.left, top: beside.bottom + 4 })
  useLayoutEffect(() => {
    if (card.current !== null) setSpot(spotFor(card.current, beside))
  }, [beside])
  useFocusInside(card)
  useEffect(() => {
    const outside = (event: Event) => {
      if (event.target instanceof Node && card.current?.contains(event.target) === false) onClose()
    }
    document.addEventListener('pointerdown', outside, true)
    return () => document.removeEventListener('pointerdown', outside, true)
  }, [onClose])
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  const props = {
    ref: card,
    'data-floating': true,
    'data-wide': wide,
    'aria-label': label,
    tabIndex: -1,
    className: styles['card'],
    style: spot,
    onKeyDown,
  }
  return createPortal(
    role === 'menu' ? (
      <div role="menu" {...props}>
        {children}
      </div>
    ) : (
      <div role="dialog" {...props}>
        {children}
      </div>
    ),
    document.querySelector('main') ?? document.body,
  )
}

const margin = 8

const spotFor = (card: HTMLElement, beside: Beside): { readonly left: number; readonly top: number } => {
  const { offsetWidth: width, offsetHeight: height } = card
  const below = beside.bottom + 4 + height <= window.innerHeight - margin
  return {
    left: Math.max(margin, Math.min(beside.left, window.innerWidth - width - margin)),
    top: Math.max(margin, below ? beside.bottom + 4 : beside.top - height - 4),
  }
}

const useFocusInside = (card: { readonly current: HTMLElement | null }): void => {
  useEffect(() => {
    const before = document.activeElement
    const element = card.current
    ;(
      element?.querySelector<HTMLElement>('input, select, [role="menuitem"], [role="menuitemradio"], [role="menuitemcheckbox"], button') ??
      element
    )?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [card])
}
