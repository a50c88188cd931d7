import { callAt, type CallPath } from '@innkeeper/protocol/catalogue'
import { prefixOf } from '@innkeeper/protocol/freshness/stale'
import { describe, expect, test } from 'vitest'
import { everyChange, takesAway } from '#testing/inputs/every-change.ts'
import { rightInput } from '#testing/inputs/right-inputs.ts'
import { useOnlookers } from '#testing/onlookers.ts'
import { prepare } from '#testing/prepared/prepare.ts'
import { useSampleWorld } from '#testing/sample-world.ts'
import { sendFile } from '#testing/send.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const world = useSampleWorld(server)
const onlookers = useOnlookers(server, world)

/** Makes ready what the sample data needs for a change, which nobody looks at; returns how it is sent. */
const prepared = async (path: CallPath) => {
  const scene = { server, propertyId: world.propertyId(), ...(await onlookers.callers()), kept: world.kept(), spare: world.spare() }
  const ready = await prepare(path, scene)
  if (ready !== null) await onlookers.lookAgain()
  const generated = rightInput(path, callAt(path), takesAway(path) ? world.spare() : world.kept())
  const caller = ready?.as === undefined ? await onlookers.callerOf(path) : headersOf(ready.as.token)
  return { input: { ...generated, ...ready?.input }, caller, file: ready?.file }
}

const headersOf = (token: string) => ({ authorization: `Token ${token}`, 'idempotency-key': crypto.randomUUID() })

/** The first administrator is set up only where there is none, so nobody looks on. */
const changes = everyChange.filter((path) => callAt(path).beforeSetUp !== true)

describe.each(changes)('%s', (path) => {
  test('whatever it changes for other people, their open screens are told to read again', async () => {
    const { input, caller, file } = await prepared(path)
    const watched = await onlookers.watch()
    const { responseCode, refusal, message, errors, data } = await sendFile(server.url(), path, input, { headers: caller, file })
    expect(responseCode, `${String(refusal)}: ${message} ${JSON.stringify(errors)}`).toBe(0)
    world.made(path, data)
    const altered = await watched.altered()
    const untold = () => altered.filter(({ read, heard }) => !heard().has(prefixOf(read))).map(({ heard: _heard, ...rest }) => rest)
    await expect.poll(untold).toEqual([])
  })
})
