import { callAt, type CallPath } from '@innkeeper/protocol/catalogue'
import { beforeAll, describe, expect, test } from 'vitest'
import { signInAdmin, signInTo, startSession, type SignedIn } from '#testing/factories/factories.ts'
import { everyChange, takesAway } from '#testing/inputs/every-change.ts'
import { rightInput } from '#testing/inputs/right-inputs.ts'
import { prepare } from '#testing/prepared/prepare.ts'
import { useSampleWorld } from '#testing/sample-world.ts'
import { send, sendFile } from '#testing/send.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const world = useSampleWorld(server)
let owner: SignedIn
let visitor: SignedIn
const refused = new Set<CallPath>()

beforeAll(async () => {
  owner = await signInTo(server, world.propertyId())
  visitor = { ...(await signInAdmin(server, world.propertyId())), fullName: 'Bùi Gia Hân' }
  await server.database.pool.query('update account set full_name = $2 where account_id = $1', [visitor.accountId, visitor.fullName])
})

/** Those that concern the property; what somebody may do without a right is about their own bell and their own account. */
const changes = everyChange.filter((path) => {
  const { access } = callAt(path)
  return access.who === 'property' && access.codes.length > 0
})

const headersOf = ({ token }: SignedIn) => ({ authorization: `Token ${token}`, 'idempotency-key': crypto.randomUUID() })

/** The names on the lines that somebody with this account has written. */
const namesOnLines = async ({ accountId }: SignedIn): Promise<readonly string[]> => {
  const { rows } = await server.database.pool.query<{ person: string }>(
    'select person from diary_entry where property_id = $1 and account_id = $2 order by diary_entry_id',
    [world.propertyId(), accountId],
  )
  return rows.map(({ person }) => person)
}

/** Sends a change as the visitor would, after making ready what it needs. */
const makeAsVisitor = async (path: CallPath) => {
  const admin = await signInAdmin(server)
  const scene = { server, propertyId: world.propertyId(), owner, admin, kept: world.kept(), spare: world.spare() }
  const ready = await prepare(path, scene)
  const generated = rightInput(path, callAt(path), takesAway(path) ? world.spare() : world.kept())
  const answer = await sendFile(server.url(), path, { ...generated, ...ready?.input }, { headers: headersOf(visitor), file: ready?.file })
  world.made(path, answer.data)
  return answer
}

describe.each(changes)('%s', (path) => {
  test('is refused to an administrator who has entered without a reason', async () => {
    const { accountId, fullName } = visitor
    const silent = await startSession(server, { accountId, fullName, propertyId: world.propertyId() })
    const input = rightInput(path, callAt(path), world.kept())
    expect(await send(server.url(), path, input, headersOf(silent))).toMatchObject({ status: 409, refusal: 'visitReasonMissing' })
  })

  test('bears both names in the diary where an administrator with a reason makes it', async () => {
    const before = (await namesOnLines(visitor)).length
    const answer = await makeAsVisitor(path)
    if (answer.responseCode !== 0) refused.add(path)
    const written = (await namesOnLines(visitor)).slice(before)
    expect(written.length > 0).toBe(answer.responseCode === 0 && callAt(path).diary !== undefined)
    for (const person of written) expect(person).toMatch(bothNames)
  })
})

const bothNames = /^Bùi Gia Hân \(Innkeeper\) · \S.+$/u

test('no other trail of the property names the administrator alone', async () => {
  for (const table of ['operation', 'booking_event', 'ledger_entry', 'contract_step', 'contract_signature', 'property_move']) {
    const { rows } = await server.database.pool.query<{ person: string }>(
      `select person from ${table} where property_id = $1 and person like 'Bùi Gia Hân%'`,
      [world.propertyId()],
    )
    for (const { person } of rows) expect(person).toMatch(bothNames)
  }
})

test('a visitor may do what an owner may, but for what the property alone does', () => {
  // A contract is signed by the property itself; only an owner lets in somebody of another property of theirs.
  expect([...refused].toSorted()).toEqual(['contract/sign', 'user/link'])
})
