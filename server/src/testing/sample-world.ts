import { callAt, type CallPath } from '@innkeeper/protocol/catalogue'
import { beforeAll } from 'vitest'
import { z } from 'zod'
import { hashOfKey } from '#kit/session/token.ts'
import { secretBox } from '#kit/session/sealed-secret.ts'
import { seedDemo } from '#seed/seed.ts'
import { signInAdmin, signInTo } from './factories/factories.ts'
import { holdMessage, makeConnection } from './factories/make-connection.ts'
import { findKept, type Kept } from './inputs/right-inputs.ts'
import type { TestServer } from './server/test-server.ts'

/** The sample data, and one thing of each kind at its first property. */
export type SampleWorld = {
  readonly propertyId: () => string
  readonly kept: () => Kept
  /** Notes what a call has created, so that a later call can delete that: nothing uses it. */
  readonly made: (path: CallPath, answer: unknown) => void
  /** One thing of each kind, those that were created first of all. */
  readonly spare: () => Kept
  /** The headers of a new caller who may make the call, so that no limit is reached and nobody has signed out. */
  readonly newCaller: (path: CallPath) => Promise<Readonly<Record<string, string>>>
}

/** For the top of a test file: the sample data, whose versions do not grow, so that each input matches its record. */
export const useSampleWorld = (server: TestServer): SampleWorld => {
  const created: Record<string, string> = {}
  let found: { propertyId: string; agentKey: string; connectionKey: string; kept: Kept } | null = null
  const world = () => {
    if (found === null) throw new Error('The sample data is there only inside tests and hooks')
    return found
  }
  beforeAll(async () => {
    await seedWorld(server)
    const { propertyId, agentKey, booking } = await firstBooking(server)
    await standVersionsStill(server)
    const { connectionKey, connectionId } = await makeConnection(server, propertyId)
    await holdMessage(server, { propertyId, connectionId })
    found = { propertyId, agentKey, connectionKey, kept: { ...(await findKept(server.database.pool, propertyId)), code: booking } }
  })
  return {
    propertyId: () => world().propertyId,
    kept: () => world().kept,
    made: (path, answer) => {
      const { data } = withId.safeParse(answer)
      // A change answers the id as well: what it changed is not new.
      if (data !== undefined && !Object.values(world().kept).includes(data.id)) created[path.slice(0, path.lastIndexOf('/') + 1)] = data.id
    },
    spare: () => ({ ...world().kept, ...created }),
    newCaller: async (path) => {
      const { who } = callAt(path).access
      if (who === 'anyone') return {}
      if (who === 'connection') return { authorization: `Connection ${world().connectionKey}` }
      if (who === 'travelAgent') return { authorization: `Agent ${world().agentKey}` }
      const { token } = who === 'administrator' ? await signInAdmin(server) : await signInTo(server, world().propertyId)
      return { authorization: `Token ${token}` }
    },
  }
}

const withId = z.object({ id: z.uuid() })

const seedWorld = async ({ database, outside }: TestServer): Promise<void> => {
  const secret = new Uint8Array(32)
  await seedDemo(database.pool, {
    now: new Date(),
    passwordHashes: { owner: 'a', reception: 'b', revenue: 'c', admin: 'd' },
    agentKeyHash: hashOfKey,
    gatewayBox: secretBox(() => secret, 'gateway'),
    pictures: { store: outside.files, secret },
  })
}

const firstBooking = async ({ database }: TestServer) => {
  const { rows } = await database.pool.query<{ propertyId: string; agentKey: string; booking: string }>(
    `select p.property_id as "propertyId", a.code as "agentKey", b.code as booking
       from property p join booking b using (property_id) join travel_agent a using (travel_agent_id)
      where p.code = 'HAIAU' and b.state = 'confirm' order by b.check_in desc limit 1`,
  )
  const [found] = rows
  if (found === undefined) throw new Error('the sample data has no confirmed booking')
  return found
}

const standVersionsStill = async ({ database: { pool } }: TestServer): Promise<void> => {
  await pool.query(
    `create function stand_still() returns trigger language plpgsql as $$ begin new.version := old.version; return new; end $$`,
  )
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'version' and data_type = 'integer'`,
  )
  const statements = rows.map(
    ({ name }) => `update ${name} set version = 1;
    create trigger stand_still before update on ${name} for each row execute function stand_still();`,
  )
  await pool.query(statements.join('\n'))
}
