import { codesOf } from './codes-of.ts'
import { say, type Saying } from '#say.ts'

/** The bed types by code, with their usual widths. */
export const bedTypes = {
  single: say('Giường đơn', 'Single bed'),
  double: say('Giường đôi', 'Double bed'),
  queen: say('Giường Queen', 'Queen bed'),
  king: say('Giường King', 'King bed'),
  superKing: say('Giường Super King', 'Super king bed'),
  twin: say('Hai giường đơn (Twin)', 'Twin beds'),
  bunk: say('Giường tầng', 'Bunk bed'),
  sofaBed: say('Giường sofa', 'Sofa bed'),
  dayBed: say('Giường ban ngày', 'Day bed'),
  floorMattress: say('Nệm trải sàn (futon)', 'Floor mattress (futon)'),
  waterBed: say('Giường nước', 'Water bed'),
  hammock: say('Võng', 'Hammock'),
} as const satisfies Record<string, Saying>

/** The code of a bed type. */
export type BedType = keyof typeof bedTypes

/** The codes of all bed types, in the order in which a person is offered them. */
export const bedTypeCodes = codesOf(bedTypes)
