import { wireWhere } from './wire-where.ts'

/** The wire format of the calls that need a session; agents have programs of their own. */
export const sessionsWire = wireWhere((who) => who !== 'anyone' && who !== 'travelAgent')
