import { useCallback, useMemo } from 'react'
import { useDesk } from '../model/desk.ts'
import { useWatched } from '../model/watched.ts'
import { ActCard } from './act-card.tsx'
import { besideCell } from './beside-cell.ts'
import { CellMenu } from './cell-menu.tsx'
import { HistoryCard } from './history-card.tsx'
import { ProblemCard } from './problem-card.tsx'

/** What floats over the grid besides the editor: one thing at a time. */
export const FloatingParts = () => {
  const desk = useDesk()
  const floating = useWatched(desk.floating)
  const close = useCallback(() => {
    if (desk.floating.get() === floating) desk.floating.set(null)
  }, [desk, floating])
  const beside = useMemo(() => {
    if (floating === null) return null
    const point = floating.kind === 'menu' ? floating.point : null
    return point === null ? besideCell(desk, floating.place) : { left: point.x, top: point.y, right: point.x, bottom: point.y }
  }, [desk, floating])
  if (floating === null || beside === null) return null
  switch (floating.kind) {
    case 'editor':
      return null
    case 'menu':
      return <CellMenu beside={beside} place={floating.place} onClose={close} />
    case 'problem':
      return <ProblemCard key={`${floating.place.rowId} ${floating.place.at}`} beside={beside} place={floating.place} onClose={close} />
    case 'act':
      return <ActCard key={floating.act} beside={beside} act={floating.act} place={floating.place} onClose={close} />
    case 'history':
      return <HistoryCard beside={beside} place={floating.place} onClose={close} />
  }
}
