import { refusals } from '@innkeeper/protocol/refusals'
import { callAt, callPaths } from '@innkeeper/protocol/catalogue'
import { urlOf } from '@innkeeper/protocol/url-of'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { exampleInput } from './page/api-page-example.ts'
import { openApiDocument } from './openapi.ts'

const written: Document = JSON.parse(JSON.stringify(openApiDocument()))

test('the description is a well-formed OpenAPI 3.1 document', async () => {
  const validator = new Validator()
  const result = await validator.validate(JSON.parse(JSON.stringify(written)))
  expect(result.errors ?? []).toEqual([])
  expect(result.valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

test('it describes every call of the catalogue and nothing else', () => {
  expect(Object.keys(written.paths).toSorted()).toEqual(callPaths.map(urlOf).toSorted())
})

test('whatever it refers to is there', () => {
  const references = [...JSON.stringify(written).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '')
  expect(references.length).toBeGreaterThan(0)
  const missing = references.filter((path) => path.split('/').reduce<unknown>(inside, written) === undefined)
  expect(missing).toEqual([])
})

describe.each(callPaths)('%s', (path) => {
  const call = callAt(path)
  const operation = written.paths[urlOf(path)]?.[call.method.toLowerCase()]

  test('says in both languages what it does', () => {
    expect(operation).toMatchObject({ summary: call.words.en, description: call.words.vi, 'x-words': call.words })
  })

  test('asks for the token or key that the call asks for', () => {
    const { who } = call.access
    const scheme = who === 'travelAgent' ? 'Agent' : who === 'connection' ? 'Connection' : 'Token'
    const expected = who === 'anyone' ? [] : [{ [scheme]: [] }]
    expect(operation?.security).toEqual(expected)
  })

  test('tells each refusal that the call declares, with its number and both texts, under its status', () => {
    const told = call.refusals.filter((key) => {
      const { number, status, words } = refusals[key]
      const description = operation?.responses[status]?.description ?? ''
      return description.includes(`${number} ${key}: ${words.en} · ${words.vi}`)
    })
    expect(told).toEqual(call.refusals)
  })

  test('shows an example that the call would read', () => {
    expect(call.input.safeParse(exampleInput(call)).error?.issues ?? []).toEqual([])
  })
})

test('an update’s body says that what is left out stays, and has no default', () => {
  const body = JSON.stringify(inside(written.paths[urlOf('room/update')]?.['post'], 'requestBody'))
  expect(body).toContain('A field that is left out stays as it is; null empties it.')
  expect(body).toContain('"required":["id","version","nameVi","nameEn","totalRooms","maxAdults"')
  expect(body).not.toContain('"default":')
})

type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

type Operation = {
  readonly security: unknown
  readonly responses: Readonly<Record<string, { readonly description: string }>>
}

const inside = (value: unknown, key: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined)
