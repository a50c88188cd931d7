import type { Position } from '@innkeeper/rules/place/position'

/** Something drawn on a map, with its name. */
export type MapPoint = { readonly key: string; readonly position: Position; readonly name: string; readonly chosen: boolean }
