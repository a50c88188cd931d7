import type { CallInput, CallOutput } from '@innkeeper/protocol/catalogue'
import { ask } from '#kit/calls/ask.ts'
import type { ReadGrid } from './loader.ts'

/** Who set what on a night, latest first. */
export type History = CallOutput<'room-plan/cell-history'>

/** The calls that the grid makes. */
export type GridCalls = {
  readonly read: ReadGrid
  readonly save: (body: CallInput<'room-plan/save-cells'>, key: string) => Promise<CallOutput<'room-plan/save-cells'>>
  readonly undo: (operationNo: number) => Promise<CallOutput<'room-plan/undo'>>
  /** The person's own operations that can be undone and done again, from whatever page or device. */
  readonly steps: () => Promise<CallOutput<'room-plan/undo-steps'>>
  readonly history: (
    place: { readonly roomTypeId: string } | { readonly roomPlanId: string },
    night: string,
    limit: number,
  ) => Promise<History>
}

/** The calls at a property. */
export const gridCalls = (property: string): GridCalls => ({
  read: (from, to, roomTypeIds) =>
    ask(
      'room-plan/get-all-avail-rate',
      { from, to, ...(roomTypeIds === undefined ? {} : { roomTypeIds: [...roomTypeIds] }) },
      { property },
    ),
  save: (body, idempotencyKey) => ask('room-plan/save-cells', body, { property, idempotencyKey }),
  undo: (operationNo) => ask('room-plan/undo', { operationNo }, { property }),
  steps: () => ask('room-plan/undo-steps', {}, { property }),
  history: async (place, night, limit) => (await ask('room-plan/cell-history', { ...place, night, limit, offset: 0 }, { property })).rows,
})
