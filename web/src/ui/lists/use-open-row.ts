import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { follow } from '#kit/page/follow.ts'

type RowActs = { readonly onClick: (event: MouseEvent) => void; readonly onAuxClick: (event: MouseEvent) => void }

/**
 * The whole row opens as its link does: a press opens it, a middle click or one with Control opens a new tab. Its own buttons, links and fields keep their
 * presses, and words that are being selected are not a press.
 */
export const useOpenRow = (address: string | undefined): RowActs | undefined => {
  const router = useRouter()
  if (address === undefined) return undefined
  return {
    onClick: (event) => {
      if (!isOwnClick(event.target) || isSelecting()) return
      if (event.ctrlKey || event.metaKey || event.shiftKey) openTab(address)
      else follow(router, address)
    },
    onAuxClick: (event) => {
      if (event.button === 1 && isOwnClick(event.target)) openTab(address)
    },
  }
}

const isOwnClick = (target: EventTarget): boolean => target instanceof Element && target.closest('a, button, input, label, select') === null

const isSelecting = (): boolean => window.getSelection()?.type === 'Range'

const openTab = (address: string): void => {
  window.open(address, '_blank', 'noopener')
}
