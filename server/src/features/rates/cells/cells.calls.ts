import type { CellRefusalKey } from '@innkeeper/protocol/refusals/rates'
import { implement } from '#kit/call/implement.ts'
import type { Refused, RefusedField } from '#kit/call/refuse.ts'
import { askedMix, askedRates, askedRooms } from './asked-cells.ts'
import { saveCells, type SaveEnd } from './save-cells.ts'

export const cellCalls = implement({
  'room-plan/save-cells': async (at, input) => answer(at, await saveCells(at, input.kind, askedMix(input))),
  'room-plan/update-rate': async (at, input) => answer(at, await saveCells(at, input.kind, askedRates('price', input.cells))),
  'room-plan/update-stop-sell': async (at, input) => answer(at, await saveCells(at, input.kind, askedRates('stopSell', input.cells))),
  'room-plan/update-closed-to-arrival': async (at, input) => answer(at, await saveCells(at, input.kind, askedRates('cta', input.cells))),
  'room-plan/update-closed-to-departure': async (at, input) => answer(at, await saveCells(at, input.kind, askedRates('ctd', input.cells))),
  'room-plan/update-min-stay': async (at, input) => answer(at, await saveCells(at, input.kind, askedRates('minStay', input.cells))),
  'room-plan/update-max-stay': async (at, input) => answer(at, await saveCells(at, input.kind, askedRates('maxStay', input.cells))),
  'room/update-avail': async (at, input) => answer(at, await saveCells(at, input.kind, askedRooms(input.cells))),
  'room/update-cut-off': async (at, input) => answer(at, await saveCells(at, input.kind, askedRooms(input.cells))),
})

type Refusing = {
  readonly refusal: (key: 'notFound') => Refused
  readonly fieldsRefused: (fields: readonly RefusedField<CellRefusalKey>[]) => Refused
}

const answer = (at: Refusing, saved: SaveEnd) => {
  if (saved.end === 'notFound') throw at.refusal('notFound')
  if (saved.end === 'refused') throw at.fieldsRefused(saved.fields)
  return saved.answer
}
