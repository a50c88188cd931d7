import { callAt, type CallPath } from '@innkeeper/protocol/catalogue'
import { prefixOf } from '@innkeeper/protocol/freshness/stale'
import { describe, expect, test } from 'vitest'
import { everyChange, takesAway } from '#testing/inputs/every-change.ts'
import { rightInput } from '#testing/inputs/right-inputs.ts'
import { useOnlookers } from '#testing/onlookers.ts'
import { useSampleWorld } from '#testing/sample-world.ts'
import { send } from '#testing/send.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const world = useSampleWorld(server)
const onlookers = useOnlookers(server, world)
const made: CallPath[] = []

/** Makes a change with a generated input, which the sample data may refuse. */
const change = async (path: CallPath) => {
  const input = rightInput(path, callAt(path), takesAway(path) ? world.spare() : world.kept())
  return send(server.url(), path, input, await onlookers.callerOf(path))
}

describe.each(everyChange)('%s', (path) => {
  test('whatever it changes for other people, their open screens are told to read again', async ({ skip }) => {
    const watched = await onlookers.watch()
    const { responseCode, refusal, data } = await change(path)
    skip(responseCode !== 0, `refused with ${String(refusal)}`)
    world.made(path, data)
    made.push(path)
    const altered = await watched.altered()
    const untold = () => altered.filter(({ read, heard }) => !heard().has(prefixOf(read))).map(({ heard: _heard, ...rest }) => rest)
    await expect.poll(untold).toEqual([])
  })
})

test('the sample data accepts many of the changes', () => {
  expect(made.length).toBeGreaterThan(everyChange.length / 3)
})
