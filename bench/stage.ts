import type pg from 'pg'
import { openBareDatabase } from './database.ts'
import { fillProperties, settle, type Size } from './fill.ts'
import { makeDataDir, removeDataDir, startInnkeeper, type Innkeeper } from './innkeeper.ts'
import { makeSessions, makeTravelAgents } from './sessions.ts'

/** The stage for measuring the server: one server and database with a hotel of 50 room-plans, and a market around it. */
export type Stage = {
  readonly server: Innkeeper
  readonly database: pg.Pool
  /** The hotel's id; its code is `HOTEL1`. */
  readonly hotelId: string
  readonly tokens: readonly string[]
  readonly agentKeys: readonly string[]
  readonly close: () => Promise<void>
}

/** The hotel's nights start today. */
export const hotelSize = { roomTypes: 10, plans: 5, nights: 400 }
const marketSize = { roomTypes: 3, plans: 2, nights: 60 }

/** A hotel as large as one save covers: 200 room-plans and two years. */
export const greatSize = { roomTypes: 25, plans: 8, nights: 731 }

/** The number of simultaneous clients, and of the bare driver's connections. */
export const clients = 32
const sessions = 300

/** The number of properties that a search covers. */
export const marketCount = 10_000

/** Sets the stage in a temporary directory: the hotel among this many properties; `more` is of the server's environment. */
export const setStage = async (properties = 1000, size: Size = hotelSize, more: Readonly<Record<string, string>> = {}): Promise<Stage> => {
  const dataDir = await makeDataDir()
  const server = await startInnkeeper(dataDir, 'none', more)
  const database = await openBareDatabase(dataDir, clients)
  const close = async () => {
    await database.end()
    await server.stop()
    await removeDataDir(dataDir)
  }
  try {
    // Without an administrator the server would answer nothing but how to make one.
    await database.query('delete from set_up_link')
    const [hotelId = ''] = await fillProperties(database, 'HOTEL', 1, size)
    await fillProperties(database, 'M', properties - 1, marketSize)
    const agentKeys = await makeTravelAgents(database, clients)
    const tokens = await makeSessions(database, hotelId, sessions)
    await settle(database)
    return { server, database, hotelId, tokens, agentKeys, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The day this many days after the current day of PostgreSQL's clock. */
export const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
