import { cellAtPlace } from '../edit/selected-cells.ts'
import { useDesk } from '../model/desk.ts'
import { useWatched } from '../model/watched.ts'
import type { GridOffers, Look } from '../view/cells/look.ts'
import { useUnhurried } from '../view/state/use-unhurried.ts'
import { ToldBar } from './told-bar.tsx'

type ToldLayerProps = { readonly look: Look; readonly show: (offers: GridOffers | null) => void }

/** The layer of connected systems over the grid: of the nights in view, and of the cell that has the focus. */
export const ToldLayer = ({ look, show }: ToldLayerProps) => {
  const desk = useDesk()
  const { from, to } = useUnhurried(desk.view)
  const selection = useWatched(desk.selection)
  const cell = selection === null ? null : cellAtPlace(desk, selection.focus)
  return <ToldBar look={look} show={show} view={{ from, to }} cells={cell === null ? [] : [cell]} />
}
