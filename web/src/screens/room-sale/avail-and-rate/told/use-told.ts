import { useMemo } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import { useDesk } from '../model/desk.ts'
import { nightsOfPiece } from '../model/loading/pieces.ts'
import { toldCellsOf, type ToldCells } from './told-cells.ts'

/** The columns in view. */
export type Columns = { readonly from: number; readonly to: number }

/** How far connected systems have the nights in view, kept fresh; read in the pieces that the grid itself reads. */
export const useTold = ({ from, to }: Columns): { told: ToldCells | null; error: Error | null; again: () => void } => {
  const { days, last } = useDesk().store.calendar
  const first = Math.floor(from / nightsOfPiece) * nightsOfPiece
  const end = (Math.floor(to / nightsOfPiece) + 1) * nightsOfPiece - 1
  const { data, error, again } = useRead('connection/on-grid', { from: days[first] ?? last, to: days[end] ?? last }, { keep: true })
  const told = useMemo(() => (data === undefined ? null : toldCellsOf(data)), [data])
  return { told, error, again }
}
