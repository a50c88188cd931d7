import { stalesWhere } from './wire-where.ts'

/** What the changes of screens make stale. It is needed only after a change, so no screen waits for it. */
export const stalesOfChanges = stalesWhere((who) => who !== 'travelAgent' && who !== 'connection')
