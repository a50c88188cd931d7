import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { RegisterEdit } from './register-edit.tsx'
import type { GeneralInfo } from './use-register-form.ts'

const signedIn = signedInAs()
const roles = (...codes: readonly string[]) => ({
  ...signedIn,
  user: { ...signedIn.user, roles: codes.map((fnCode) => ({ fnCode, type: 'change' as const })) },
})

const contact = { fullName: 'Lê Thu Hà', phone: '0905 123 456', email: 'ha@haiau.example', position: 'Trưởng lễ tân' }
const info: GeneralInfo = {
  version: 3,
  kind: 'hotel',
  code: 'HAIAU',
  nameVi: 'Khách sạn Hải Âu',
  nameEn: 'Seagull Hotel',
  propertyTypeCode: 'hotel',
  star: 4,
  numberOfRooms: 60,
  taxCode: '0401234567',
  countryCode: 'VN',
  provinceCode: '48',
  communeCode: '20285',
  address: '99 Võ Nguyên Giáp',
  phone: '+84 236 3959 888',
  email: 'letan@haiau.example',
  website: '',
  latitude: 16.0605,
  longitude: 108.2463,
  descriptionVi: '',
  descriptionEn: '',
  contacts: [contact],
  changedAt: '2026-11-21T08:20:00.000000Z',
  changedBy: 'Lê Thu Hà',
}
const bare: GeneralInfo = {
  ...info,
  nameEn: '',
  propertyTypeCode: null,
  star: null,
  numberOfRooms: null,
  taxCode: '',
  provinceCode: null,
  communeCode: null,
  address: '',
  phone: '',
  email: '',
  latitude: null,
  longitude: null,
  contacts: [],
}

const places = {
  'location/map': () => ({ body: { data: { tiles: null, attribution: '' } } }),
  'location/get-all': () => ({
    body: {
      data: {
        provinces: [{ code: '48', nameVi: 'Thành phố Đà Nẵng', nameEn: 'Da Nang City' }],
        communes: [{ code: '20285', provinceCode: '48', nameVi: 'Phường Ngũ Hành Sơn', nameEn: 'Ngu Hanh Son Ward' }],
      },
    },
  }),
  'area/get-landmark-all': () => ({ body: { data: { position: null, landmarks: [] } } }),
}
const saved = { 'info/update': () => ({ body: { data: { version: 4 } } }) }
const nothing = () => undefined
const shown = (what = info) => show(<RegisterEdit info={what} readAgain={nothing} />)
const field = (label: string) => page.getByLabelText<HTMLInputElement>(label, { exact: false, selector: 'input' })
const save = () => userEvent.click(page.getByRole('button', { name: 'Save the registration information' }))
const wrongFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')].map((input) => input.labels?.[0]?.textContent.replace(' *', ''))
const sentTo = (asked: ReturnType<typeof answerCalls>) => asked.filter(({ url }) => url.pathname.endsWith('/info/update'))
const retype = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input)
  if (text !== '') await userEvent.paste(text)
  await userEvent.tab()
}

beforeEach(() => keepOwnSession(roles('GENERAL_INFO_1', 'REGISTRATION_INFO_1', 'REGISTRATION_INFO_2')))

test('[hotel.required] [shared.required] [shared.alert] what is missing is told at each field and in the alert, and nothing is sent', async () => {
  const asked = answerCalls(places)
  await shown(bare)
  await page.findByLabelText(/Vietnamese name/u)
  await save()
  expect(wrongFields()).toEqual([
    'English name',
    'Type',
    'Tax code',
    'Star rating',
    'Number of rooms',
    'Phone',
    'Email',
    'Province or city',
    'Ward or commune',
    'Address',
  ])
  expect(document.activeElement).toBe(field('English name'))
  expect(page.getByText('At least one contact person is needed.')).toBeDefined()
  expect((await page.findByRole('alert')).textContent).toBe('Please complete the fields marked *.')
  expect(sentTo(asked)).toEqual([])
})

test.each([
  ['[hotel.phone] [shared.minLength] phone min 8', 'Phone', '1234567', 'Phone must be at least 8 characters.'],
  ['[hotel.email] [shared.email] email', 'Email', 'letan', 'Please check your email format.'],
  ['[hotel.required] a tax code as Vietnam writes it', 'Tax code', '123', 'A tax code has 10 or 12 digits, or 10 and 3 more for a branch.'],
  ['[shared.minimum] number of rooms: more than the lower bound', 'Number of rooms', '0', 'Number of rooms must be 1 or more.'],
  ['“Invalid domain name”', 'Website', 'khach san', 'Invalid domain name.'],
])('%s is told on leaving the field', async (_rule, label, text, message) => {
  const asked = answerCalls(places)
  await shown()
  await retype((await page.findAllByLabelText<HTMLInputElement>(new RegExp(`^${label}`, 'u')))[0] ?? document.body, text)
  await save()
  expect((await page.findAllByText(message)).length).toBeGreaterThan(0)
  expect(sentTo(asked)).toEqual([])
})

test.each([
  ['[contact.fullName] fullName required', 'Full name', '', 'Please enter all required information: Full name.'],
  ['[contact.phone] phone min 8', 'Phone', '0905', 'Phone must be at least 8 characters.'],
  ['[contact.email] email of email type', 'Email', 'ha', 'Please check your email format.'],
  ['[contact.position] position required', 'Position', '', 'Please enter all required information: Position.'],
])('%s', async (_rule, label, text, message) => {
  const asked = answerCalls(places)
  await shown()
  const person = within(await page.findByRole('group', { name: 'Contact person 1' }))
  await retype(person.getByLabelText(label, { exact: false }), text)
  await save()
  expect(person.getByText(message)).toBeDefined()
  expect(sentTo(asked)).toEqual([])
})

test.each([
  ['[contact.fullName] fullName max 50', 'Full name'],
  ['[contact.position] [shared.maxLength] position max 50', 'Position'],
])('%s: a longer one stays as it was pasted, is told at the field, and is not sent', async (_rule, label) => {
  const asked = answerCalls(places)
  await shown()
  const person = within(await page.findByRole('group', { name: 'Contact person 1' }))
  const field = person.getByLabelText(label, { exact: false })
  await userEvent.clear(field)
  await userEvent.paste('x'.repeat(51))
  await save()
  expect(field).toHaveProperty('value', 'x'.repeat(51))
  expect(person.getByText('Longer than 50 characters; remove 1.')).toBeDefined()
  expect(sentTo(asked)).toEqual([])
})

test('contact persons are added, put in another order and removed', async () => {
  const asked = answerCalls({ ...places, ...saved })
  await shown({ ...info, contacts: [contact, { ...contact, fullName: 'Trần Quốc Bảo' }] })
  await userEvent.click(await page.findByRole('button', { name: 'Move contact person 2 up' }))
  await userEvent.click(page.getByRole('button', { name: 'Add a contact person' }))
  await userEvent.click(page.getByRole('button', { name: 'Remove contact person 3' }))
  await save()
  await waitFor(() => expect(sentTo(asked)).toHaveLength(1))
  expect(sentTo(asked)[0]?.body).toMatchObject({ version: 3, contacts: [{ fullName: 'Trần Quốc Bảo' }, { fullName: 'Lê Thu Hà' }] })
})

test('without contact persons it says “There are no records to show”', async () => {
  answerCalls(places)
  await shown({ ...info, contacts: [] })
  expect((await page.findByText('There are no records to show.')).nextElementSibling?.textContent).toBe('There is no contact person yet.')
})

test('a playground is asked for no stars and no rooms', async () => {
  answerCalls(places)
  await shown({ ...info, kind: 'playground', propertyTypeCode: 'waterPark', star: null, numberOfRooms: null })
  await page.findByLabelText(/Vietnamese name/u)
  expect(page.queryByLabelText(/Stars/u)).toBeNull()
  expect(page.queryByLabelText(/Number of rooms/u)).toBeNull()
})

test('a position that cannot be read is told and not saved; one that can be is sent in degrees', async () => {
  const asked = answerCalls({ ...places, ...saved })
  await shown()
  const typed = await page.findByRole<HTMLInputElement>('textbox', { name: 'Coordinates' })
  expect(typed.value).toBe('16.0605, 108.2463')
  await retype(typed, '108.2463, 16.0605')
  await save()
  expect(page.getByText('Latitude comes first, longitude second. Swap the two numbers.')).toBeDefined()
  expect(sentTo(asked)).toEqual([])
  await retype(typed, `16°03'36"N 108°14'24"E`)
  await save()
  await waitFor(() => expect(sentTo(asked)).toHaveLength(1))
  expect(sentTo(asked)[0]?.body).toMatchObject({ latitude: 16.06, longitude: 108.24 })
})

test('what the server refuses stands at its field and above the form; what was typed stays', async () => {
  const message = 'Location missing: this commune is not in the province chosen.'
  answerCalls({
    ...places,
    'info/update': () => ({
      status: 422,
      body: {
        responseCode: 100,
        refusal: 'invalidInput',
        message: 'Please check the marked fields.',
        errors: [{ field: 'communeCode', reason: 'locationMissing', message }],
      },
    }),
  })
  await shown()
  await retype(await page.findByLabelText(/Address/u), '1 Bạch Đằng')
  await save()
  await waitFor(() => expect(wrongFields()).toEqual(['Ward or commune']))
  expect(page.getAllByText(message).length).toBeGreaterThan(0)
  expect(field('Address').value).toBe('1 Bạch Đằng')
})

test('without the right to change everything is read-only, and says why', async () => {
  keepOwnSession(roles('GENERAL_INFO_1', 'REGISTRATION_INFO_1'))
  answerCalls(places)
  await shown()
  expect(await page.findAllByText('Needs the right to change “Registration information”.')).not.toEqual([])
  expect(field('Address').closest('fieldset')?.disabled).toBe(true)
  expect(page.queryByRole('button', { name: 'Add a contact person' })).toBeNull()
  expect(page.getByRole('button', { name: 'Save the registration information' }).getAttribute('aria-disabled')).toBe('true')
})
