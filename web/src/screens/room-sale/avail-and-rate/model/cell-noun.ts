import type { Noun } from '@innkeeper/protocol/format'

/** A cell of the grid, as it is counted. */
export const cellNoun = { vi: 'ô', one: 'cell', other: 'cells' } as const satisfies Noun
