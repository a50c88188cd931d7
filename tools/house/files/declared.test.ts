import { isFunctionCode } from '@innkeeper/protocol/access'
import { call } from '@innkeeper/protocol/call'
import { callAt, callPaths } from '@innkeeper/protocol/catalogue'
import { refusals } from '@innkeeper/protocol/refusals'
import { commonRefusals } from '@innkeeper/protocol/refusals/any-call'
import { refusal } from '@innkeeper/protocol/refusals/refusal'
import { say } from '@innkeeper/protocol/say'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { codesIn, idleRefusals, sharedNumbers } from './declared.ts'
import { openRepository, sources } from '../repository.ts'

const repository = openRepository()
const calls = callPaths.map(callAt)

test('no two refusals share a number', () => {
  expect(sharedNumbers(refusals)).toEqual([])
})

test('every refusal is declared by a call or raised by the kit', () => {
  expect(idleRefusals(Object.keys(refusals), calls, Object.keys(commonRefusals))).toEqual([])
})

test('every function code that the sources name is one of the specification', () => {
  const product = sources(repository).filter((path) => /^(protocol|server|web)\/src\//.test(path))
  const named = product.flatMap((path) => codesIn(repository.read(path)))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((code) => !isFunctionCode(code))).toEqual([])
})

test('a shared number, an idle refusal and a code are noticed', () => {
  const one = refusal(1, 400, say('Một', 'One'))
  const logOut = call({
    words: say('Đăng xuất', 'Log out'),
    kind: 'change',
    method: 'POST',
    access: { who: 'signedIn' },
    input: z.strictObject({}),
    output: z.null(),
    refusals: ['noAccess'],
  })
  expect(sharedNumbers({ one, other: one, third: { ...one, number: 3 } })).toEqual(['1: one, other'])
  expect(idleRefusals(['noAccess', 'busy', 'idle'], [logOut], ['busy'])).toEqual(['idle'])
  expect(codesIn("codes: ['MANAGE_1', 'PLANTED_2']")).toEqual(['MANAGE_1', 'PLANTED_2'])
})
