import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeProperty, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { generalInfoForm } from '#testing/forms/general-info-form.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { withPlaces } from '#testing/factories/with-places.ts'

const server = useTestServer()
withPlaces(server)
let owner: SignedIn
const undo: string[] = []

beforeEach(async () => {
  owner = await signInTo(server, await makeProperty(server))
})
afterEach(async () => {
  for (const statement of undo.splice(0)) await server.database.pool.query(statement)
})

const market = { kind: 'market', nameVi: 'Chợ Hàn', nameEn: 'Han Market', distanceMetres: 300 } as const
const createMarket = () => server.ask('area/create', market, { ...owner, language: 'en' })

/** A constraint that no call checks. */
const constrain = async (what: string, table = 'nearby_place') => {
  undo.push(`alter table ${table} drop constraint unforeseen`)
  await server.database.pool.query(`alter table ${table} add constraint unforeseen ${what}`)
}

describe('a constraint that no check foresaw is the refusal of the one field that it concerns', () => {
  test.each([
    ['a check', `check (name_vi not like 'Chợ%') not valid`, 'nameVi', 'notAllowed'],
    ['a reference', 'foreign key (kind) references landmark (landmark_code) not valid', 'kind', 'unknownValue'],
    ['a value that must be there', 'check (latitude is not null) not valid', 'latitude', 'notAllowed'],
  ])('%s: %s', async (_what, constraint, field, reason) => {
    await constrain(constraint)
    expect(await createMarket()).toMatchObject({ status: 422, refusal: 'invalidInput', errors: [{ field, reason }] })
  })

  test('a column that must not be empty', async () => {
    undo.push('alter table nearby_place alter column latitude drop not null')
    await server.database.pool.query('alter table nearby_place alter column latitude set not null')
    expect(await createMarket()).toMatchObject({ status: 422, errors: [{ field: 'latitude', reason: 'required' }] })
  })

  test('a unique index, by its columns besides the property’s', async () => {
    undo.push('drop index one_name')
    await server.database.pool.query('create unique index one_name on nearby_place (property_id, name_en)')
    expect(await createMarket()).toMatchObject({ status: 200 })
    expect(await createMarket()).toMatchObject({
      status: 422,
      errors: [{ field: 'nameEn', reason: 'taken', message: 'English name: this value is there already.' }],
    })
  })

  test('a column of a list’s rows: the list is named', async () => {
    await constrain(`check (full_name <> 'Lê Thu Hà')`, 'contact_person')
    const reply = await server.ask('info/update', generalInfoForm(), owner)
    expect(reply).toMatchObject({ status: 422, errors: [{ field: 'contacts', reason: 'notAllowed' }] })
  })
})

test.each([
  ['two fields', 'check (name_vi <> name_en and false) not valid'],
  ['no field of the input', `check (changed_by = '') not valid`],
])('a constraint that concerns %s is a failure of ours, with the id to tell support', async (_what, constraint) => {
  await constrain(constraint)
  const reply = await createMarket()
  expect(reply).toMatchObject({ status: 500, refusal: 'failed', errors: [] })
  expect(reply.message).toMatch(/request id [0-9a-f-]{36}/u)
})

test('nothing of what was refused is kept', async () => {
  await constrain(`check (name_vi not like 'Chợ%') not valid`)
  await createMarket()
  expect((await server.ask('area/get-all', {}, owner)).total).toBe(0)
})
