import { functionCodes } from '@innkeeper/protocol/access'
import { menu } from '@innkeeper/protocol/menu'
import type { Language } from '@innkeeper/protocol/say'
import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import { expect, test } from 'vitest'
import { screenAt, screenUnder } from '#screen-at.ts'
import { adminArea, hotelArea, linksOf, visibleMenu, type MenuArea, type MenuLink, type MenuReader } from './visible-menu.ts'

const everything = new Set<string>(functionCodes)
const reader: MenuReader = { codes: everything, isAdministrator: true, merchant: null, language: 'en', path: '' }
const isPreview = (link: MenuLink) => link.words.en === 'Preview on the booking engine'
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
  for (const link of links.filter(({ outside }) => !outside)) expect(screenUnder(link.to)).toBe(link.to)
})

test('“an item shows only when the user holds every code listed for it”, and a section without items is removed', () => {
  const codes = new Set(everything)
  codes.delete('PLAN_PROMOTION_1')
  const shown = linksOf(visibleMenu(hotelArea('0'), { ...reader, codes })).map((link) => link.words.en)
  expect(shown).not.toContain('Packages and promotions')
  expect(visibleMenu(hotelArea('0'), { ...reader, codes: new Set() })).toEqual([])
})

test('a park reads of itself, a hotel of the hotel', () => {
  const called = (kind: PropertyKind) => visibleMenu(hotelArea('0'), { ...reader, kind }).find(({ key }) => key === 'hotel-info')?.words
  expect(called('playground')).toEqual({ vi: 'Thông tin công viên', en: 'Park information' })
  expect(called('hotel')).toEqual({ vi: 'Thông tin khách sạn', en: 'Hotel information' })
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
  expect(linked.find(isPreview)).toMatchObject({ to: 'https://ngoclan.example', outside: true })
  expect(linksOf(visibleMenu(hotelArea('0'), reader)).some(isPreview)).toBe(false)
})

test('a merchant link that is no web address is no link', () => {
  const linked = linksOf(visibleMenu(hotelArea('0'), { ...reader, merchant: 'javascript:alert(document.domain)' }))
  expect(linked.some(isPreview)).toBe(false)
})

const support = (area: MenuArea, language: Language) =>
  visibleMenu(area, { ...reader, language }).find((group) => group.key.endsWith('support'))

test('“Support: user guide (external help site, new tab) … and a hotline label”', () => {
  const domain = { key: 'Connect the booking engine', to: '/u/0/connectBE' }
  const systems = { key: 'Connected systems', to: '/u/0/connections' }
  const site = { key: 'Booking engine settings', to: '/u/0/configBE' }
  expect(support(hotelArea('0'), 'vi')).toMatchObject({
    links: [{ to: '/help?lang=vi', outside: true }, domain, systems, site],
    hotline: true,
  })
})

test('the administrators’ “Support: help document link and hotline”', () => {
  expect(support(adminArea, 'en')).toMatchObject({ links: [{ to: '/help?lang=en', outside: true }], hotline: true })
})

test('who may not read the guide has the hotline still; who may see nothing of the support has none', () => {
  const without = (code: string) => new Set([...everything].filter((held) => held !== code))
  const groups = (code: string) => visibleMenu(hotelArea('0'), { ...reader, codes: without(code) })
  const links = [{ key: 'Connect the booking engine' }, { key: 'Connected systems' }, { key: 'Booking engine settings' }]
  expect(groups('USER_GUIDE_1').at(-1)).toMatchObject({ key: 'support', links, hotline: true })
  expect(groups('SUPPORT_1').some((group) => group.hotline)).toBe(false)
})

test('a park’s menu has nothing about rooms, a hotel’s nothing about tickets; the screens say which they are', () => {
  const shown = (kind: PropertyKind) => visibleMenu(hotelArea('0'), { ...reader, kind })
  const screensOf = (kind: PropertyKind) => linksOf(shown(kind)).flatMap(({ to }) => screenAt(to) ?? [])
  expect(screensOf('playground').filter(({ only }) => only === 'hotel')).toEqual([])
  expect(screensOf('hotel').filter(({ only }) => only === 'playground')).toEqual([])
  expect(shown('playground').map(({ key }) => key)).toContain('tickets')
  expect(shown('playground').map(({ key }) => key)).not.toContain('sale')
  expect(shown('hotel').map(({ key }) => key)).not.toContain('tickets')
  const words = linksOf(shown('playground')).map((link) => link.words.en)
  expect(words).toEqual(expect.arrayContaining(['Ticket bookings', 'Gate', 'Ticket products', 'General info']))
  for (const gone of ['Bookings', 'Booking requests', 'Room types', 'Availability and price', 'Bulk rate update log'])
    expect(words).not.toContain(gone)
})
