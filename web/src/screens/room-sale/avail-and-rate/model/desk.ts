import { createContext, use } from 'react'
import type { Day } from '@innkeeper/rules/days/day'
import type { CountField } from '@innkeeper/rules/rate/night-fields'
import type { Saying, SayingValues } from '@innkeeper/protocol/say'
import type { SaveQueue } from '../edit/saving/save-queue.ts'
import type { UndoStack } from '../edit/undo/undo-stack.ts'
import type { Look } from '../view/cells/look.ts'
import type { Geometry } from './geometry.ts'
import type { GridCalls } from './loading/grid-calls.ts'
import type { GridStore } from './grid-store.ts'
import type { Loader } from './loading/loader.ts'
import type { Area, Place, Selection } from './selection.ts'
import type { Watched } from './watched.ts'

/** What floats over the grid: the editor, a card at a cell, the menu of a selection, or a small form for one of its acts. */
export type Floating =
  | { readonly kind: 'editor'; readonly place: Place; readonly text: string | null }
  | { readonly kind: 'problem'; readonly place: Place }
  | { readonly kind: 'menu'; readonly place: Place; readonly point: { readonly x: number; readonly y: number } | null }
  | { readonly kind: 'act'; readonly place: Place; readonly act: Act }
  | { readonly kind: 'history'; readonly place: Place }

/** The acts of the menu that ask for a value. */
export type Act = 'setPrice' | 'raisePrice' | 'lowerPrice' | CountField | 'allotment' | 'copyForward'

/** The nights and rows in view. */
export type View = { readonly from: number; readonly to: number; readonly top: number; readonly bottom: number; readonly rows: number }

/** A sentence in the status line, until the next one. */
export type Notice = { readonly words: Saying; readonly values?: SayingValues; readonly tone: 'plain' | 'amber' }

/** An operation that is to be taken back, as an undo or as a redo. */
export type StepBack = { readonly operationNo: number; readonly way: 'undo' | 'redo' }

/** Everything that works on one grid: what is known, what is seen, what is under way. */
export type Desk = {
  readonly store: GridStore
  readonly loader: Loader
  readonly calls: GridCalls
  readonly queue: SaveQueue
  readonly undo: UndoStack
  /** An operation of another page, day or device that the person is asked about before it is taken back. */
  readonly asking: Watched<StepBack | null>
  /** The day that has begun since the grid was opened, and whether the person has asked to see it. */
  readonly newDay: Watched<Day | null>
  readonly moving: Watched<boolean>
  readonly mayEdit: boolean
  /** The room types whose plans are folded away, and what the rows are filtered by. */
  readonly folded: Watched<ReadonlySet<string>>
  readonly filter: Watched<string>
  readonly selection: Watched<Selection | null>
  /** Where a fill would go while its handle is dragged. */
  readonly filling: Watched<Area | null>
  readonly floating: Watched<Floating | null>
  readonly notice: Watched<Notice | null>
  readonly view: Watched<View>
  readonly geometry: Watched<Geometry>
  readonly look: Watched<Look>
  /** The element that scrolls and has the focus. */
  readonly scroller: { current: HTMLDivElement | null }
}

/** Carries the desk to the parts of the grid. */
export const DeskContext = createContext<Desk | null>(null)

/** The desk of the grid around. */
export const useDesk = (): Desk => {
  const desk = use(DeskContext)
  if (desk === null) throw new Error('this part belongs inside of the grid')
  return desk
}
