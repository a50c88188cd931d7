import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Asked } from '#testing/answers.ts'
import { rolesOf, signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { InformationLogScreen } from './information-log-screen.tsx'
import { SystemLogScreen } from './system-log-screen.tsx'

const id = '01900000-0000-7000-8000-0000000000d1'
const both = (text: string) => ({ vi: text, en: text })
const changeOf = (field: string, before: string, after: string) => ({ field: both(field), before: both(before), after: both(after) })
const row = {
  id,
  at: '2027-01-12T08:20:00.000Z',
  person: 'Lê Minh Khôi',
  origin: 'screen',
  address: '203.0.113.7',
  what: { vi: 'Sửa loại phòng Hướng biển', en: 'Changed the room type Sea view' },
  changes: [
    changeOf('Most adults', '2', '3'),
    changeOf('On sale', 'Yes', ''),
    ...['A', 'B', 'C', 'D'].map((name) => changeOf(name, '1', '2')),
  ],
  kind: 'roomType',
  thing: { kind: 'roomType', id },
}

const signInWith = (...codes: readonly string[]) => keepOwnSession(signedInAs({ user: { ...signedInAs().user, roles: rolesOf(codes) } }))

beforeEach(() => {
  signInWith('SYSTEM_LOG_1', 'ROOM_INFO_1')
  URL.createObjectURL = () => 'blob:file'
  URL.revokeObjectURL = () => undefined
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})

const begin = async (search = '', rows: readonly object[] = [row], Screen = SystemLogScreen): Promise<Asked[]> => {
  const asked = answerCalls({
    'hotel-log/search': () => ({ body: { data: rows, total: rows.length } }),
    'hotel-log/export': () => ({ body: { data: { fileName: 'system-log.csv', mediaType: 'text/csv', text: 'a\r\nb\r\n' } } }),
  })
  await show(<Screen />, { address: `/u/0/hotel/activityDiary${search}` })
  return asked
}

const bodiesOf = (asked: readonly Asked[], call: string) => asked.filter(({ url }) => url.pathname.endsWith(call)).map(({ body }) => body)

test('lists who did what, when, from where, and the first field before and after', async () => {
  await begin()
  const cells = within(await screen.findByRole('row', { name: /^Open Changed the room type Sea view/ }))
  for (const words of ['Lê Minh Khôi', '203.0.113.7', 'Screen', 'Room types', /Most adults: 2 → 3 \(and 5 more\)/]) {
    expect(cells.getByText(words)).toBeTruthy()
  }
})

test('is filtered by the address, and each log asks for its own', async () => {
  const asked = await begin('?text=bien&person=Khôi&kind=roomType&fromDate=2027-01-01&toDate=nonsense&page=2', [row], InformationLogScreen)
  await screen.findByRole('row', { name: /^Open Changed/ })
  expect(bodiesOf(asked, '/search')[0]).toEqual({
    log: 'information',
    text: 'bien',
    person: 'Khôi',
    kind: 'roomType',
    fromDate: '2027-01-01',
    limit: 15,
    offset: 15,
  })
})

test('a line opens with every field, and leads to the thing', async () => {
  await begin()
  await userEvent.click(await screen.findByRole('row', { name: /^Open Changed/ }))
  const panel = within(await screen.findByRole('complementary', { name: 'Changed the room type Sea view' }))
  expect(panel.getByText('empty')).toBeTruthy()
  expect(panel.queryByText('D')).toBeNull()
  await userEvent.click(panel.getByRole('button', { name: 'Show 1 more fields' }))
  expect(panel.getByText('D')).toBeTruthy()
  expect(panel.getByRole('link', { name: 'Room types' }).getAttribute('href')).toContain(id)
})

test.each([
  ['is gone', [{ ...row, thing: null }], ['SYSTEM_LOG_1', 'ROOM_INFO_1']],
  ['may not be opened', [row], ['SYSTEM_LOG_1']],
] as const)('there is no link where the thing %s', async (_why, rows, codes) => {
  signInWith(...codes)
  await begin('', rows)
  await userEvent.click(await screen.findByRole('row', { name: /^Open Changed/ }))
  const panel = within(await screen.findByRole('complementary'))
  expect(panel.getByText('Room types')).toBeTruthy()
  expect(panel.queryByRole('link')).toBeNull()
})

test('says that nothing was changed yet, and that a filter leaves nothing', async () => {
  await begin('', [])
  expect(await screen.findByText(/Nothing has been changed yet/)).toBeTruthy()
  document.body.replaceChildren()
  await begin('?person=zzz', [])
  expect(await screen.findByText('There are no records to show.')).toBeTruthy()
})

test('exports what the filter leaves', async () => {
  const asked = await begin('?text=bien')
  await userEvent.click(await screen.findByRole('button', { name: 'Export 1' }))
  await userEvent.click(await screen.findByRole('button', { name: 'CSV (.csv)' }))
  const [exported] = asked.filter(({ url }) => url.pathname.endsWith('/export'))
  expect(Object.fromEntries(exported?.url.searchParams ?? [])).toMatchObject({ log: 'system', text: 'bien' })
})
