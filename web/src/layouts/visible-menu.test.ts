import { functionCodes } from '@innkeeper/protocol/access'
import { menu } from '@innkeeper/protocol/menu'
import { expect, test } from 'vitest'
import { screenUnder } from '../screen-at.ts'
import { hotelArea, linksOf, visibleMenu, type MenuReader } from './visible-menu.ts'

const everything = new Set<string>(functionCodes)
const reader: MenuReader = { codes: everything, isAdministrator: true, merchant: null, path: '' }
const other = '01900000-0000-7000-8000-00000000000b'

test('“if the stored hotel id parameter equals 0, all top-level sections except the first (manage home) are shown”', () => {
  expect(hotelArea('0').sections.map((section) => section.key)).toEqual(menu.slice(1).map((section) => section.key))
  expect(visibleMenu(hotelArea('0'), reader).map((group) => group.key)).not.toContain('admin-home')
  expect(visibleMenu(hotelArea(other), reader)[0]?.key).toBe('admin-home')
})

test('an owner holds every code, but has no platform to go back to', () => {
  expect(visibleMenu(hotelArea(other), { ...reader, isAdministrator: false }).map((group) => group.key)).not.toContain('admin-home')
})

test('“only what works is in the menu”: every link leads to a screen that exists', () => {
  const links = linksOf(visibleMenu(hotelArea('0'), reader))
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) expect(screenUnder(link.to)).toBe(link.to)
})

test('“an item shows only when the user holds every code listed for it”, and a section without items is removed', () => {
  const codes = new Set(everything)
  codes.delete('PLAN_PROMOTION_1')
  const shown = linksOf(visibleMenu(hotelArea('0'), { ...reader, codes })).map((link) => link.words.en)
  expect(shown).not.toContain('Packages and promotions')
  expect(visibleMenu(hotelArea('0'), { ...reader, codes: new Set() })).toEqual([])
})

test('a section whose own code is missing is removed with all that is in it', () => {
  const codes = new Set(everything)
  codes.delete('HOTEL_INFO_1')
  expect(visibleMenu(hotelArea('0'), { ...reader, codes }).map((group) => group.key)).not.toContain('hotel-info')
})

test('“the group matching the current route opens”: a screen below a list belongs to its item', () => {
  const path = '/u/0/hotel-setting/hotel-info/room-type/room-detail/7/infor'
  const current = linksOf(visibleMenu(hotelArea('0'), { ...reader, path })).filter((link) => link.current)
  expect(current.map((link) => link.words.en)).toEqual(['Room types'])
})

test('“a preview on the booking engine appears only if a merchant link is stored, and opens that link in a new tab”', () => {
  const linked = linksOf(visibleMenu(hotelArea('0'), { ...reader, merchant: 'https://ngoclan.example' }))
  expect(linked.find((link) => link.outside)).toMatchObject({ to: 'https://ngoclan.example' })
  expect(linksOf(visibleMenu(hotelArea('0'), reader)).some((link) => link.outside)).toBe(false)
})

test('a merchant link that is no web address is no link', () => {
  const linked = linksOf(visibleMenu(hotelArea('0'), { ...reader, merchant: 'javascript:alert(document.domain)' }))
  expect(linked.some((link) => link.outside)).toBe(false)
})
