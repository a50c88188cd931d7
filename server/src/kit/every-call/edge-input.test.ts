import type { Call } from '@innkeeper/protocol/call'
import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'
import type { FieldReason } from '@innkeeper/protocol/field-errors'
import { describe, expect, test } from 'vitest'
import { everyChange } from '#testing/inputs/every-change.ts'
import { edgeInputs } from '#testing/inputs/edge-inputs.ts'
import { rightInput } from '#testing/inputs/right-inputs.ts'
import { useSampleWorld } from '#testing/sample-world.ts'
import { send, type Sent } from '#testing/send.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { limitsOf } from '../call/limits.ts'

const server = useTestServer()
const world = useSampleWorld(server)

const atOnce = 10

/** Sends inputs to a call in groups, each group at once and by a new caller. */
const sendAll = async (path: CallPath, inputs: readonly object[]): Promise<readonly Sent[]> => {
  const size = callAt(path).access.who === 'signedIn' ? 1 : Math.min(atOnce, limitsOf(callAt(path)).perMinute)
  const answers: Sent[] = []
  for (let from = 0; from < inputs.length; from += size) {
    const caller = await world.newCaller(path)
    const group = inputs.slice(from, from + size)
    const sent = group.map((input) => send(server.url(), path, input, { ...caller, 'idempotency-key': crypto.randomUUID() }))
    answers.push(...(await Promise.all(sent)))
  }
  return answers
}

const onlyTheDatabaseKnew: ReadonlySet<string> = new Set<FieldReason>(['notAllowed', 'taken', 'unknownValue'])

/** The answers that are failures, and those where only the database noticed the wrong input. */
const unforeseen = (answers: readonly Sent[], inputs: readonly object[]) =>
  answers.flatMap(({ status, refusal, errors }, index) => {
    const atField = errors?.find(({ reason }) => onlyTheDatabaseKnew.has(reason))
    return status >= 500 || atField !== undefined ? [{ refusal, atField, input: JSON.stringify(inputs[index]).slice(0, 500) }] : []
  })

/** HTTP itself refuses an address of more than 16 KB, before anybody reads which call it is. */
const fitsItsAddress = ({ method }: Call, input: object): boolean => method === 'POST' || JSON.stringify(input).length < 4000

describe.each(everyChange)('%s', (path) => {
  const call = callAt(path)

  test('never fails, whatever its fields hold at their edges and whichever are left out', async () => {
    const inputs = edgeInputs(rightInput(path, call, world.kept()), call).filter((input) => fitsItsAddress(call, input))
    const answers = await sendAll(path, inputs)
    expect(unforeseen(answers, inputs)).toEqual([])
    // Anonymous callers are limited by address. Every other caller must be admitted, or the test proves nothing.
    const turnedAway = call.access.who === 'anyone' ? [] : [401, 403, 429]
    expect(answers.filter(({ status }) => turnedAway.includes(status))).toEqual([])
  })
})

describe.each(callPaths.filter((path) => callAt(path).kind === 'read'))('%s', (path) => {
  test('can be read after all that', async () => {
    const input = rightInput(path, callAt(path), world.kept())
    expect(unforeseen(await sendAll(path, [input]), [input])).toEqual([])
  })
})
