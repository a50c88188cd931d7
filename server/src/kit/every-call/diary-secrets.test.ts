import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'
import { toldBy } from '@innkeeper/protocol/diary/changes-in-words'
import { wordsOf } from '@innkeeper/protocol/field'
import { expect, test } from 'vitest'
import { z } from 'zod'

const secretName = /password|secret|token|captcha/iu

const secretsIn = (path: CallPath): readonly string[] =>
  Object.entries(toldBy(callAt(path)).shape).flatMap(([name, field]) => {
    const { secret } = wordsOf(z.instanceof(z.ZodType).parse(field)) ?? {}
    return secretName.test(name) && name !== 'secretReplaced' && secret !== true ? [`${path}: ${name}`] : []
  })

test('the diary can tell no field that holds a secret', () => {
  expect(callPaths.filter((path) => callAt(path).diary !== undefined).flatMap(secretsIn)).toEqual([])
})
