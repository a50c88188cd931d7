import { toldNightStateWords, type ToldNightState } from '@innkeeper/protocol/words/connection/ari-words'
import { say } from '@innkeeper/protocol/say'
import type { GridRow } from '../model/grid-rows.ts'
import type { GridOffers, Look } from '../view/cells/look.ts'
import { gravestOf, type ToldCells } from './told-cells.ts'

/** “pending ring, sent arrow, done check, failed `!`, differs ≠”: told apart by their shapes. */
export const toldGlyphs: Readonly<Record<ToldNightState, string>> = { pending: '○', sent: '→', done: '✓', failed: '!', differs: '≠' }

/** What the layer of connected systems marks on the grid, and says of a cell that has the focus. */
export const toldOffersOf = (told: ToldCells): GridOffers => {
  const mark = (row: GridRow, night: string): string | null => {
    const state = gravestOf(told.of(row, night))
    return state === null ? null : toldGlyphs[state]
  }
  const words = (row: GridRow, night: string, { t }: Pick<Look, 't'>): string | null => {
    const cells = told.of(row, night)
    if (cells.length === 0) return null
    return cells.map(({ connection: { name }, state }) => t(systemStateWords, { name, state: t(toldNightStateWords[state]) })).join(', ')
  }
  return {
    mark,
    told: (row, night, _price, look) => words(row, night, look),
    room: { mark, told: words },
  }
}

/** A connected system, and how far it has a night. */
export const systemStateWords = say('{name}: {state}', '{name}: {state}')
