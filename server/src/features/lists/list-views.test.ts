import { mostListViews } from '@innkeeper/protocol/calls/account/list-view'
import { expect, test } from 'vitest'
import { makeProperty, signInAdmin, signInTo, type SignedIn } from '#testing/factories/factories.ts'
import { useTestServer } from '#testing/server/test-server.ts'

const server = useTestServer()
const bookings = 'booking/get-all'
const owing = { list: bookings, name: 'Còn nợ, nhiều nhất trước', address: 'view=owes&sort=owed&descending=true' }

const kept = async (who: SignedIn) => (await server.ask('list-view/get-all', {}, who)).data
const namesOf = async (who: SignedIn) => (await kept(who)).views.map(({ name }) => name)
const add = (view: typeof owing, who: SignedIn) => server.ask('list-view/create', view, who)

test('“saved views”: kept with the person, read back, renamed, deleted', async () => {
  const staff = await signInTo(server, await makeProperty(server))
  const { data } = await add(owing, staff)
  expect((await kept(staff)).views).toEqual([{ id: data.id, ...owing }])
  await server.ask('list-view/rename', { id: data.id, name: 'Công nợ' }, staff)
  expect(await namesOf(staff)).toEqual(['Công nợ'])
  await server.ask('list-view/delete', { id: data.id }, staff)
  expect(await namesOf(staff)).toEqual([])
})

test('a view is nobody else’s, and of one property alone', async () => {
  const [here, elsewhere] = [await makeProperty(server), await makeProperty(server)]
  const [staff, colleague] = [await signInTo(server, here), await signInTo(server, here)]
  const { data } = await add(owing, staff)
  expect(await namesOf(colleague)).toEqual([])
  expect(await namesOf(await signInTo(server, elsewhere))).toEqual([])
  expect(await namesOf(await signInAdmin(server))).toEqual([])
  const renamed = await server.ask('list-view/rename', { id: data.id, name: 'Của tôi' }, colleague)
  const deleted = await server.ask('list-view/delete', { id: data.id }, colleague)
  expect([renamed.refusal, deleted.refusal]).toEqual(['notFound', 'notFound'])
  expect(await namesOf(staff)).toEqual([owing.name])
})

test('two views of a list have different names, whatever their capitals; another list may have the same', async () => {
  const staff = await signInTo(server, await makeProperty(server))
  await add(owing, staff)
  const again = await server.ask('list-view/create', { ...owing, name: owing.name.toUpperCase() }, staff)
  expect([again.refusal, again.errors?.[0]?.field]).toEqual(['viewNameTaken', 'name'])
  const { data } = await add({ ...owing, name: 'Đến hôm nay' }, staff)
  const renamed = await server.ask('list-view/rename', { id: data.id, name: owing.name }, staff)
  expect([renamed.refusal, renamed.errors?.[0]?.field]).toEqual(['viewNameTaken', 'name'])
  await add({ ...owing, list: 'room/get-all' }, staff)
  expect(await namesOf(staff)).toEqual([owing.name, 'Đến hôm nay', owing.name])
})

test('ten presses at once keep one view', async () => {
  const staff = await signInTo(server, await makeProperty(server))
  await Promise.allSettled(Array.from({ length: 10 }, () => add(owing, staff)))
  expect(await namesOf(staff)).toEqual([owing.name])
})

test('a list keeps a bounded number of views', async () => {
  const staff = await signInTo(server, await makeProperty(server))
  await Promise.all(Array.from({ length: mostListViews }, (_, number) => add({ ...owing, name: `Bộ lọc ${number}` }, staff)))
  expect((await server.ask('list-view/create', owing, staff)).refusal).toBe('tooManyViews')
})

test('an administrator keeps views of the platform’s lists', async () => {
  const admin = await signInAdmin(server)
  await add({ ...owing, list: 'supplier/get-all-hotel' }, admin)
  expect(await namesOf(admin)).toEqual([owing.name])
})

test.each(['a b', 'a#b', '?a=b', 'a\nb'])('an address that is more than a filter is refused: %j', async (address) => {
  const staff = await signInTo(server, await makeProperty(server))
  const refused = await server.ask('list-view/create', { ...owing, address }, staff)
  expect(refused.refusal).toBe('invalidInput')
})

test('“column choice kept”: of each list, and none hidden again', async () => {
  const staff = await signInTo(server, await makeProperty(server))
  const hide = (hidden: string[]) => server.ask('list-view/choose-columns', { list: bookings, hidden }, staff)
  await hide(['rooms', 'code'])
  expect((await kept(staff)).columns).toEqual([{ list: bookings, hidden: ['rooms', 'code'] }])
  await hide(['code'])
  expect((await kept(staff)).columns).toEqual([{ list: bookings, hidden: ['code'] }])
  await hide([])
  expect((await kept(staff)).columns).toEqual([])
})
