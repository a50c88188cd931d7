import { wireWhere } from './wire-where.ts'

/** How the calls travel that anyone may make, signed in or not. */
export const strangersWire = wireWhere((who) => who === 'anyone')
