import type { PlannedBatch } from '../batch/plan-nights.ts'

/** The plan without the fields that hold their value already: of a whole grid that comes back, a person looks for what is new. */
export const withoutEqual = (planned: PlannedBatch): PlannedBatch => ({
  ...planned,
  places: planned.places.map(({ place, cells }) => ({
    place,
    cells: cells.map(({ cell, fields }) => ({ cell, fields: fields.filter(({ outcome }) => outcome !== 'equal') })),
  })),
})
