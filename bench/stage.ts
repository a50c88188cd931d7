import type pg from 'pg'
import { openBareDatabase } from './database.ts'
import { fillProperties, settle } from './fill.ts'
import { makeDataDir, removeDataDir, startInnkeeper, type Innkeeper } from './innkeeper.ts'
import { makeSessions, makeTravelAgents } from './sessions.ts'

/** What the rows of the server are measured on: one server and database with a hotel of 50 room-plans, and a market of 1,000 properties. */
export type Stage = {
  readonly server: Innkeeper
  readonly database: pg.Pool
  /** The hotel's id; its code is `HOTEL1`. */
  readonly hotelId: string
  readonly tokens: readonly string[]
  readonly agentKeys: readonly string[]
  readonly close: () => Promise<void>
}

/** The hotel's nights begin today. */
export const hotelSize = { roomTypes: 10, plans: 5, nights: 400 }
const marketSize = { roomTypes: 3, plans: 2, nights: 60 }

/** How many clients ask at the same time, and how many connections the bare driver has. */
export const clients = 32
const sessions = 300

/** Sets the stage in a temporary directory. */
export const setStage = async (): Promise<Stage> => {
  const dataDir = await makeDataDir()
  const server = await startInnkeeper(dataDir)
  const database = await openBareDatabase(dataDir, clients)
  const close = async () => {
    await database.end()
    await server.stop()
    await removeDataDir(dataDir)
  }
  try {
    const [hotelId = ''] = await fillProperties(database, 'HOTEL', 1, hotelSize)
    await fillProperties(database, 'M', 999, marketSize)
    const agentKeys = await makeTravelAgents(database, clients)
    const tokens = await makeSessions(database, hotelId, sessions)
    await settle(database)
    return { server, database, hotelId, tokens, agentKeys, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The day so many days after the day on which PostgreSQL's clock stands. */
export const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
