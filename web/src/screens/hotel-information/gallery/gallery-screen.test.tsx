import { screen as page, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls, type Asked } from '#testing/answers.ts'
import { photoOf } from '#testing/photos.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { GalleryScreen } from './gallery-screen.tsx'

const signedIn = signedInAs()
const mayAll = ['IMAGE_LIBRARY_1', 'IMAGE_LIBRARY_2', 'HOTEL_IMAGE_1', 'HOTEL_IMAGE_2']
const signInWith = (codes: readonly string[]) =>
  keepOwnSession({ ...signedIn, user: { ...signedIn.user, roles: codes.map((fnCode) => ({ fnCode, type: 'change' as const })) } })

const deluxe = {
  kind: 'roomType',
  id: '01900000-0000-7000-8000-000000000101',
  nameVi: 'Deluxe biển',
  nameEn: 'Deluxe sea',
  main: true,
} as const
const free = photoOf(1)
const used = photoOf(2, { category: 'lobby', usedIn: [{ kind: 'property', main: false }, deluxe] })
const facts: AnswerOf<'resource/photo-facts'> = {
  photos: [{ id: used.id, category: 'lobby', width: 1920, height: 1280, captionVi: true, captionEn: false, shown: true }],
  roomTypes: [{ id: deluxe.id, nameVi: deluxe.nameVi, nameEn: deluxe.nameEn, photos: 1 }],
  hasMain: false,
  amenities: [],
}

type Answers = Parameters<typeof answerCalls>[0]
let kept = [free, used]
const answerWith = (more: Answers = {}) =>
  answerCalls({
    'resource/photo-facts': () => ({ body: { data: facts } }),
    'resource/get-images': ({ url }) => {
      const ids = url.searchParams.getAll('ids')
      const data = kept.filter(({ id }) => ids.length === 0 || ids.includes(id))
      return { body: { data, total: data.length } }
    },
    ...more,
  })
/** What the list was asked for last; a list of one row is how many photos there are without the filter. */
const listAsked = (asked: readonly Asked[]) =>
  Object.fromEntries(
    asked.findLast(({ url }) => url.pathname.endsWith('get-images') && url.searchParams.get('limit') !== '1')?.url.searchParams ?? [],
  )
const open = (name: string) => userEvent.click(page.getByRole('button', { name: `Open the photo ${name}` }))

beforeEach(() => {
  kept = [free, used]
  signInWith(mayAll)
})

test('each photo tells its caption, what it shows and in how many places; alt and density come with it', async () => {
  answerWith()
  await show(<GalleryScreen />)
  const list = await page.findByRole('list', { name: 'the photo library' })
  const [first, second] = within(list).getAllByRole('listitem')
  expect(first?.textContent).toContain('Photo 1Room·not used')
  expect(second?.textContent).toContain('Photo 2Lobby·used in 2 places')
  const image = first?.querySelector('img')
  expect(image?.getAttribute('srcset')).toBe('/files/1-320.webp 320w')
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1920', '1280'])
})

test('the filter is in the address, the server is asked for it, and the export for the same', async () => {
  const asked = answerWith({
    'resource/export-images': () => ({ body: { data: { fileName: 'photos.csv', mediaType: 'text/csv', text: 'a\r\n' } } }),
  })
  window.URL.createObjectURL = () => 'blob:photos'
  window.URL.revokeObjectURL = () => undefined
  const { router } = await show(<GalleryScreen />, { address: '/?category=lobby&use=used&text=sea' })
  await page.findByRole('list', { name: 'the photo library' })
  expect(listAsked(asked)).toMatchObject({ category: 'lobby', used: 'true', text: 'sea', limit: '24', offset: '0' })
  await userEvent.click(page.getByRole('button', { name: 'Export 2' }))
  await userEvent.click(await page.findByRole('button', { name: 'CSV (.csv)' }))
  await waitFor(() => expect(asked.map(({ url }) => url.search)).toContain('?text=sea&category=lobby&used=true&format=csv'))
  await userEvent.clear(page.getByRole('searchbox', { name: 'Find a photo' }))
  await waitFor(() => expect(router.state.location.searchStr).toBe('?category=lobby&use=used'))
})

test('the score tells what brings most first, and each advice leads to where it is done', async () => {
  const asked = answerWith()
  const { router } = await show(<GalleryScreen />)
  const card = (await page.findByRole('heading', { name: 'Photo score' })).closest('section')
  if (card === null) throw new Error('the score stands in a card')
  const advice = await within(card).findAllByRole('link')
  expect(advice.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Add photos to Deluxe sea: 2', `/u/0/hotel-setting/hotel-info/room-type/room-detail/${deluxe.id}/images`],
    ['Choose the main photo of the property', '/u/0/hotel-setting/hotel-info/general-info/images'],
    ['Add a photo of the facade', '/u/0/hotel-setting/hotel-info/general-info/images?category=facade'],
    ['Add a photo of the bathroom', '/u/0/hotel-setting/hotel-info/general-info/images?category=bathroom'],
    ['Add a photo of the restaurant', '/u/0/hotel-setting/hotel-info/general-info/images?category=restaurant'],
    ['Write captions in both languages: 1 to go', '/u/0/hotel-setting/hotel-info/hotel-gallary?lack=captions'],
  ])
  await userEvent.click(within(card).getByRole('button', { name: 'Show 1 more' }))
  expect(within(card).getByRole('link', { name: 'Add a photo of the surroundings' })).toBeDefined()
  void router.navigate({ href: '/?lack=captions' })
  await waitFor(() => expect(listAsked(asked)).toMatchObject({ ids: used.id }))
})

test('a photo in use cannot be deleted and tells where it is used; one that is used nowhere is deleted after a question', async () => {
  const asked = answerWith({ 'resource/remove': () => ({ body: { data: { removed: 1 } } }) })
  await show(<GalleryScreen />)
  await page.findByRole('list', { name: 'the photo library' })
  await open('Photo 2')
  const panel = await page.findByRole('complementary', { name: 'Photo 2' })
  const barred = within(panel).getByRole('button', { name: 'Delete the photo' })
  expect(barred.getAttribute('aria-disabled')).toBe('true')
  expect(within(panel).getByText('It cannot be deleted: it is used in Photos of the property, Deluxe sea.')).toBeDefined()
  expect(within(panel).getByRole('link', { name: 'Deluxe sea' }).getAttribute('href')).toContain(`${deluxe.id}/images`)
  await open('Photo 1')
  await userEvent.click(
    await within(await page.findByRole('complementary', { name: 'Photo 1' })).findByRole('button', { name: 'Delete the photo' }),
  )
  await userEvent.click(within(await page.findByRole('dialog')).getByRole('button', { name: 'Delete the photo' }))
  await waitFor(() => expect(asked.find(({ url }) => url.pathname.endsWith('resource/remove'))?.body).toEqual({ ids: [free.id] }))
})

test('captions of both languages are saved; what is typed stays when the server refuses', async () => {
  let tries = 0
  const asked = answerWith({
    'resource/update-image': () => {
      tries += 1
      if (tries === 1) return { status: 404, body: { responseCode: 438, refusal: 'imageMissing', message: 'The photo does not exist.' } }
      return { body: { data: [{ ...free, captionVi: 'Hồ bơi' }] } }
    },
  })
  await show(<GalleryScreen />, { address: `/?photo=${free.id}` })
  const caption = await page.findByLabelText<HTMLTextAreaElement>('Vietnamese caption')
  await userEvent.clear(caption)
  await userEvent.paste('Hồ bơi')
  await userEvent.click(page.getByRole('button', { name: 'Save the photo' }))
  expect(await page.findByText('Not saved.')).toBeDefined()
  expect(caption.value).toBe('Hồ bơi')
  await userEvent.click(page.getByRole('button', { name: 'Save the photo' }))
  await waitFor(() => expect(tries).toBe(2))
  expect(asked.findLast(({ url }) => url.pathname.endsWith('update-image'))?.body).toEqual({
    ids: [free.id],
    category: 'room',
    captionVi: 'Hồ bơi',
    captionEn: 'Photo 1',
  })
})

test('what somebody else changes of a photo that is being edited is taken over; where both changed the same, the person chooses', async () => {
  answerWith()
  await show(<GalleryScreen />, { address: `/?photo=${free.id}` })
  const caption = await page.findByLabelText<HTMLTextAreaElement>('Vietnamese caption')
  await userEvent.clear(caption)
  await userEvent.paste('Của tôi')
  kept = [{ ...free, captionVi: 'Của họ', captionEn: 'Theirs' }, used]
  // Coming back to the page has everything read again.
  window.dispatchEvent(new Event('visibilitychange'))
  expect(await page.findByText('Somebody else has just saved another version.')).toBeDefined()
  expect(page.getByLabelText<HTMLTextAreaElement>('English caption').value).toBe('Theirs')
  expect(caption.value).toBe('Của tôi')
  await userEvent.click(page.getByRole('button', { name: 'Take the version by Somebody else' }))
  expect(caption.value).toBe('Của họ')
})

test('several photos get another kind at once, and cannot be deleted while one of them is in use', async () => {
  const asked = answerWith({ 'resource/update-image': () => ({ body: { data: kept } }) })
  await show(<GalleryScreen />)
  await userEvent.click(await page.findByRole('checkbox', { name: 'Choose the photo Photo 1' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Choose the photo Photo 2' }))
  expect(await page.findByText('It cannot be deleted: it is used in Photos of the property, Deluxe sea.')).toBeDefined()
  await userEvent.click(page.getByRole('button', { name: 'Change the kind' }))
  await userEvent.click(await page.findByRole('button', { name: 'Change the kind of the photos (2)' }))
  await waitFor(() =>
    expect(asked.find(({ url }) => url.pathname.endsWith('update-image'))?.body).toEqual({ ids: [free.id, used.id], category: 'room' }),
  )
  await waitFor(() => expect(page.queryByText('Photos chosen: 2.')).toBeNull())
})

test('an empty library says how to begin; a filter that leaves nothing offers to clear it; one that cannot be read tries again', async () => {
  kept = []
  answerWith()
  const empty = await show(<GalleryScreen />)
  expect(await page.findByText(/There is no photo yet/u)).toBeDefined()
  empty.unmount()
  const filtered = await show(<GalleryScreen />, { address: '/?category=pool' })
  expect(await page.findByText(/There are no records to show/u)).toBeDefined()
  filtered.unmount()
  answerCalls({})
  await show(<GalleryScreen />)
  expect((await page.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0)
})

test('whoever may look only finds photos and their captions, and nothing to change them with', async () => {
  signInWith(['IMAGE_LIBRARY_1'])
  answerWith()
  await show(<GalleryScreen />, { address: `/?photo=${free.id}` })
  expect((await page.findByLabelText<HTMLTextAreaElement>('Vietnamese caption')).disabled).toBe(true)
  expect(page.getByRole('button', { name: 'Save the photo' }).getAttribute('aria-disabled')).toBe('true')
  expect(page.queryByRole('checkbox')).toBeNull()
  expect(page.queryByRole('button', { name: 'Choose photos' })).toBeNull()
})
