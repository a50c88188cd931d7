import type { FieldResult } from '@innkeeper/rules/rate/batch/plan-cell'
import type { PlannedBatch } from './plan-nights.ts'

/** The plan without its refusals: a night that refuses a value is skipped, and the preview says why. */
export const leavingRefused = (planned: PlannedBatch): PlannedBatch => ({
  ...planned,
  places: planned.places.map(({ place, cells }) => ({
    place,
    cells: cells.map(({ cell, fields }) => ({ cell, fields: fields.map(skipped) })),
  })),
})

const skipped = (result: FieldResult): FieldResult => (result.outcome === 'skipped' ? { ...result, severity: 'skip' } : result)
