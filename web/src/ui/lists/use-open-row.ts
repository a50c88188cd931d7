import { useRouter } from '@tanstack/react-router'
import type { KeyboardEvent, MouseEvent } from 'react'

type RowActs = {
  readonly onClick: (event: MouseEvent) => void
  readonly onAuxClick: (event: MouseEvent) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/**
 * The whole row opens as its link does: a press opens it, a middle click or one with Control opens a new tab. Its own buttons, links and fields keep their
 * presses, and words that are being selected are not a press.
 */
export const useOpenRow = (address: string | undefined, open: (() => void) | undefined): RowActs | undefined => {
  const router = useRouter()
  if (address === undefined && open === undefined) return undefined
  const go = () => (address === undefined ? open?.() : void router.navigate({ href: address }))
  return {
    onClick: (event) => {
      if (!isOwnClick(event.target) || isSelecting()) return
      if (address !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) openTab(address)
      else go()
    },
    onAuxClick: (event) => {
      if (event.button === 1 && address !== undefined && isOwnClick(event.target)) openTab(address)
    },
    onKeyDown: (event) => {
      if (event.key === 'Enter' && event.target === event.currentTarget) go()
    },
  }
}

const isOwnClick = (target: EventTarget): boolean => target instanceof Element && target.closest('a, button, input, label, select') === null

const isSelecting = (): boolean => window.getSelection()?.type === 'Range'

const openTab = (address: string): void => {
  window.open(address, '_blank', 'noopener')
}
