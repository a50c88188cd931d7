import { wireWhere } from './wire-where.ts'

/** The wire format of the calls that need a session. */
export const sessionsWire = wireWhere((who) => who !== 'anyone')
