import { wireWhere } from './wire-where.ts'

/** How the calls travel that need a session. */
export const sessionsWire = wireWhere((who) => who !== 'anyone')
