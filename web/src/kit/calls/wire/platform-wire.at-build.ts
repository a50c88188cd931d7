import { wireWhere } from './wire-where.ts'

/** The wire format of the calls that only administrators of the platform make, so that a property's screens do not grow with them. */
export const platformWire = wireWhere((who) => who === 'administrator')
