import { callAt, callPaths, type CallPath } from '@innkeeper/protocol/catalogue'
import { startOf } from '@innkeeper/protocol/changes-of'
import { innerOf } from '@innkeeper/protocol/field'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { makePlace, savedRecords, type Place, type SavePath } from '#testing/saved-records.ts'
import { send } from '#testing/send.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { withPlaces } from '#testing/factories/with-places.ts'

const server = useTestServer()
withPlaces(server)

const isSave = (path: CallPath): path is SavePath => callAt(path).kind === 'change' && 'version' in callAt(path).input.shape

type Saved = { readonly read: () => Promise<{ readonly data: unknown }>; readonly told: readonly object[] }

describe.each(callPaths.filter(isSave))('%s', (path) => {
  const { input, access } = callAt(path)
  let place: Place
  let record: Saved

  beforeAll(async () => {
    place = await makePlace(server)
    record = await savedRecords[path](place)
  })

  const content = async () => z.record(z.string(), z.unknown()).parse((await record.read()).data)
  const save = async (told: object) => {
    const { token } = access.who === 'administrator' ? place.admin : place.owner
    return send(server.url(), path, { ...told, version: (await content())['version'] }, { authorization: `Token ${token}` })
  }
  const contentAfter = async (told: object) => {
    const { refusal, errors } = await save(told)
    const { version: _version, changedAt: _at, changedBy: _by, ...rest } = await content()
    return { refusal, errors, rest }
  }

  test('is saved with every field that may be left out otherwise than a new record has it', () => {
    const untold = Object.entries(input.shape).filter(
      ([name, field]) =>
        startOf(asType(field)) !== undefined && record.told.every((told) => isAtStart(asType(field), Reflect.get(told, name))),
    )
    expect(untold.map(([name]) => name)).toEqual([])
  })

  test('leaves alone what a client of an earlier release does not name', async () => {
    for (const told of record.told) {
      const whole = await contentAfter(told)
      expect(whole).toMatchObject({ refusal: undefined, errors: undefined })
      expect(await contentAfter(earlier(input, told, 'with records within'))).toEqual(whole)
      expect((await contentAfter(earlier(input, told, 'without'))).rest).toEqual(whole.rest)
    }
  })
})

const isAtStart = (field: z.ZodType, value: unknown): boolean =>
  value === undefined || JSON.stringify(value) === JSON.stringify(startOf(field))

/** The input of an older client that knows only the required fields, with or without the nested records. */
const earlier = (form: z.ZodObject, told: object, within: 'with records within' | 'without'): object =>
  Object.fromEntries(
    Object.entries(told).flatMap(([name, value]: [string, unknown]) => {
      const field = asType(form.shape[name])
      const record = recordIn(field)
      if (name !== 'id' && field.safeParse(undefined).success && (record === null || within === 'without')) return []
      return [[name, record !== null && typeof value === 'object' && value !== null ? earlier(record, value, within) : value]]
    }),
  )

const recordIn = (field: z.ZodType): z.ZodObject | null => {
  if (field instanceof z.ZodObject) return field
  const inner = innerOf(field)
  return inner === undefined ? null : recordIn(inner)
}

const asType = (schema: unknown): z.ZodType => z.instanceof(z.ZodType).parse(schema)
