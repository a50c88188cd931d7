import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { plainField } from '#kit/forms/field-state.ts'
import { keepOwnSession } from '#kit/session/session.ts'
import { answerCalls } from '#testing/answers.ts'
import { signedInAs } from '#testing/sessions.ts'
import { show } from '#testing/show.tsx'
import { MapField } from './map-field.tsx'

const words = { vi: 'Vị trí', en: 'Where it is' }
const points = [{ key: 'market', position: { latitude: 21.0382, longitude: 105.8497 }, name: 'Dong Xuan Market', chosen: false }]

const Shown = ({ start, locked = false }: { start?: readonly [number, number]; locked?: boolean }) => {
  const [latitude, setLatitude] = useState<number | undefined>(start?.[0])
  const [longitude, setLongitude] = useState<number | undefined>(start?.[1])
  const fields = {
    latitude: plainField({ label: words, name: 'latitude', value: latitude, change: setLatitude }),
    longitude: plainField({ label: words, name: 'longitude', value: longitude, change: setLongitude }),
  }
  return <MapField words={words} fields={fields} points={points} locked={locked} />
}

const typed = () => page.getByRole<HTMLInputElement>('textbox', { name: 'Coordinates' })
const map = () => page.findByRole('application', { name: 'Where it is' })
const pinned = async () => (await map()).parentElement?.querySelector('[role="status"]')?.textContent
const degrees = () => typed().value.split(', ').map(Number)
const ground = (tiles: string | null) => answerCalls({ 'location/map': () => ({ body: { data: { tiles, attribution: 'Thanks' } } }) })

beforeEach(() => {
  keepOwnSession(signedInAs())
  ground(null)
})

test('a typed position puts the pin there, and says so', async () => {
  await show(<Shown />)
  expect(await pinned()).toBe('There is no pin yet.')
  await userEvent.click(typed())
  await userEvent.paste('21.0285, 105.8542')
  expect(await pinned()).toBe('Pin at 21.0285, 105.8542')
})

test.each([
  ['Hồ Gươm', 'This position cannot be read. Enter latitude, then longitude.'],
  ['105.8542, 21.0285', 'Latitude comes first, longitude second. Swap the two numbers.'],
  ['95, 200', 'Latitude is from −90 to 90, longitude from −180 to 180.'],
])('“%s” is told at the field, stays there, and takes the pin away', async (text, message) => {
  await show(<Shown start={[21.0285, 105.8542]} />)
  await userEvent.clear(typed())
  await userEvent.paste(text)
  expect(page.getByText(message)).toBeDefined()
  await userEvent.tab()
  expect(typed().value).toBe(text)
  expect(await pinned()).toBe('There is no pin yet.')
})

test('arrows move the pin: right is east, up is north; what was typed gives way', async () => {
  await show(<Shown start={[21.0285, 105.8542]} />)
  ;(await map()).focus()
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}')
  const [latitude = 0, longitude = 0] = degrees()
  expect(latitude).toBeGreaterThan(21.0285)
  expect(longitude).toBeGreaterThan(105.8542)
  const before = degrees()
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
  expect(degrees()).toEqual(before)
})

test('nearer, the same key moves the pin less', async () => {
  await show(<Shown start={[21.0285, 105.8542]} />)
  ;(await map()).focus()
  await userEvent.keyboard('{ArrowRight}')
  const far = (degrees()[1] ?? 0) - 105.8542
  await userEvent.keyboard('+++{ArrowLeft}')
  const near = 105.8542 + far - (degrees()[1] ?? 0)
  expect(far / near).toBeGreaterThan(7)
  expect(far / near).toBeLessThan(9)
})

test('a press puts the pin there', async () => {
  await show(<Shown />)
  const ground = (await map()).querySelector('.leaflet-container')
  if (ground === null) throw new Error('the map is not drawn')
  await waitFor(() => expect(ground.querySelector('.leaflet-control-scale-line')?.textContent).not.toBe(''))
  await userEvent.click(ground)
  const [latitude, longitude] = degrees()
  expect(latitude).toBeCloseTo(21.0382, 4)
  expect(longitude).toBeCloseTo(105.8497, 4)
})

test('Enter on an empty map puts the pin into its middle, and a locked map moves no pin', async () => {
  const { unmount } = await show(<Shown />)
  ;(await map()).focus()
  await userEvent.keyboard('{Enter}')
  expect(degrees()).toEqual([21.0382, 105.8497])
  unmount()
  await show(<Shown start={[21.0285, 105.8542]} locked />)
  ;(await map()).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(typed().value).toBe('21.0285, 105.8542')
})

test('without an address for tiles nothing is fetched; with one its tiles lie below, and whoever made them is thanked', async () => {
  const { unmount } = await show(<Shown start={[21.0285, 105.8542]} />)
  await page.findByText(/Thanks/u)
  expect(document.querySelectorAll('img')).toHaveLength(0)
  unmount()
  ground('https://tiles.example/{z}/{x}/{y}.png')
  await show(<Shown start={[21.0285, 105.8542]} />)
  await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toMatch(/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/u))
})
