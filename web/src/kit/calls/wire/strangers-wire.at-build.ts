import { wireWhere } from './wire-where.ts'

/** The wire format of the calls that anyone may make, signed in or not. */
export const strangersWire = wireWhere((who) => who === 'anyone')
