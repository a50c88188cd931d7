import type { ReactNode } from 'react'
import type { Desk } from '../model/desk.ts'

/** The place of "why can't this be booked?": its button in the toolbar, and the panel beside the grid. */
export function useWhySlot(_desk: Desk): { readonly button: ReactNode; readonly panel: ReactNode } {
  return { button: null, panel: null }
}
