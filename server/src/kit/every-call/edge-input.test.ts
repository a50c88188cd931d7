import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'
import type { FieldReason } from '@innkeeper/protocol/field-errors'
import { beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from '#seed/seed.ts'
import { edgeInputs } from '#testing/inputs/edge-inputs.ts'
import { signInAdmin, signInTo } from '#testing/factories/factories.ts'
import { findKept, rightInput, type Kept } from '#testing/inputs/right-inputs.ts'
import { send, type Sent } from '#testing/send.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { limitsOf } from '../call/limits.ts'
import { secretBox } from '../session/sealed-secret.ts'
import { hashOfKey } from '../session/token.ts'

const server = useTestServer()
let propertyId: string
let agentKey: string
let kept: Kept

beforeAll(async () => {
  const secret = new Uint8Array(32)
  await seedDemo(server.database.pool, {
    now: new Date(),
    passwordHashes: { owner: 'a', reception: 'b', revenue: 'c', admin: 'd' },
    agentKeyHash: hashOfKey,
    gatewayBox: secretBox(() => secret, 'gateway'),
    pictures: { store: server.outside.files, secret },
  })
  const { rows } = await server.database.pool.query<{ propertyId: string; agentKey: string; booking: string }>(
    `select p.property_id as "propertyId", a.code as "agentKey", b.code as booking
       from property p join booking b using (property_id) join travel_agent a using (travel_agent_id)
      where p.code = 'HAIAU' and b.state = 'confirm' order by b.check_in desc limit 1`,
  )
  const [found] = rows
  if (found === undefined) throw new Error('the sample data has no confirmed booking')
  ;({ propertyId, agentKey } = found)
  await standVersionsStill()
  kept = { ...(await findKept(server.database.pool, propertyId)), code: found.booking }
})

/** Keeps versions from growing, so that each input matches its record, whatever the previous input changed. */
const standVersionsStill = async () => {
  const { pool } = server.database
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

/** A new caller who may make the call, so that no limit is reached and nobody has signed out. */
const newCaller = async (path: CallPath): Promise<Record<string, string>> => {
  const { who } = callAt(path).access
  if (who === 'anyone') return {}
  if (who === 'travelAgent') return { authorization: `Agent ${agentKey}` }
  const { token } = who === 'administrator' ? await signInAdmin(server) : await signInTo(server, propertyId)
  return { authorization: `Token ${token}` }
}

const atOnce = 10

/** Sends inputs to a call in groups, each group at once and by a new caller. */
const sendAll = async (path: CallPath, inputs: readonly object[]): Promise<readonly Sent[]> => {
  const size = callAt(path).access.who === 'signedIn' ? 1 : Math.min(atOnce, limitsOf(callAt(path)).perMinute)
  const answers: Sent[] = []
  for (let from = 0; from < inputs.length; from += size) {
    const caller = await newCaller(path)
    const group = inputs.slice(from, from + size)
    const sent = group.map((input) => send(server.url(), path, input, { ...caller, 'idempotency-key': crypto.randomUUID() }))
    answers.push(...(await Promise.all(sent)))
  }
  return answers
}

const takesAway = (path: CallPath): boolean => /delete|remove|cancel|undo|move/u.test(path)

/** Calls that delete records come last, because the others need the records. */
const changes = callPaths
  .filter((path) => callAt(path).kind === 'change')
  .toSorted((one, other) => Number(takesAway(one)) - Number(takesAway(other)))

const onlyTheDatabaseKnew: ReadonlySet<string> = new Set<FieldReason>(['notAllowed', 'taken', 'unknownValue'])

/** The answers that are failures, and those where only the database noticed the wrong input. */
const unforeseen = (answers: readonly Sent[], inputs: readonly object[]) =>
  answers.flatMap(({ status, refusal, errors }, index) => {
    const atField = errors?.find(({ reason }) => onlyTheDatabaseKnew.has(reason))
    return status >= 500 || atField !== undefined ? [{ refusal, atField, input: JSON.stringify(inputs[index]).slice(0, 500) }] : []
  })

describe.each(changes)('%s', (path) => {
  const call = callAt(path)

  test('never fails, whatever its fields hold at their edges and whichever are left out', async () => {
    const inputs = edgeInputs(rightInput(path, call, kept), call)
    const answers = await sendAll(path, inputs)
    expect(unforeseen(answers, inputs)).toEqual([])
    // Anonymous callers are limited by address. Every other caller must be admitted, or the test proves nothing.
    const turnedAway = call.access.who === 'anyone' ? [] : [401, 403, 429]
    expect(answers.filter(({ status }) => turnedAway.includes(status))).toEqual([])
  })
})

describe.each(callPaths.filter((path) => callAt(path).kind === 'read'))('%s', (path) => {
  test('can be read after all that', async () => {
    const input = rightInput(path, callAt(path), kept)
    expect(unforeseen(await sendAll(path, [input]), [input])).toEqual([])
  })
})
