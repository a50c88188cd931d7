import { wireWhere } from './wire-where.ts'

/** The wire format of the calls that a property's staff make. */
export const sessionsWire = wireWhere((who) => who === 'property' || who === 'signedIn')
