import { beforeEach, expect, test } from 'vitest'
import { hidingCookie, isHidden } from './hidden-announcements.ts'

const [maintenance, release] = ['0190a5b2-0000-7000-8000-000000000001', '0190a5b2-0000-7000-8000-000000000002']

beforeEach(() => {
  document.cookie = 'hiddenAnnouncements=; path=/; max-age=0'
})

const hide = (id: string, userName: string) => {
  document.cookie = hidingCookie(document.cookie, id, userName)
}

test('“The popup is hidden by a cookie that stores the announcement id and the user”', () => {
  expect(isHidden(document.cookie, maintenance, 'le.tan')).toBe(false)
  hide(maintenance, 'le.tan')
  expect(document.cookie).toContain(`${maintenance}:le.tan`)
  expect(isHidden(document.cookie, maintenance, 'le.tan')).toBe(true)
})

test('what one person hid is shown to another at the same browser, and so is another announcement', () => {
  hide(maintenance, 'le.tan')
  expect(isHidden(document.cookie, maintenance, 'le.tan2')).toBe(false)
  expect(isHidden(document.cookie, release, 'le.tan')).toBe(false)
  hide(release, 'chủ | nhà; "x"')
  expect(isHidden(document.cookie, release, 'chủ | nhà; "x"')).toBe(true)
  expect(isHidden(document.cookie, maintenance, 'le.tan')).toBe(true)
})

test('only the latest are remembered, so that the cookie stays one that a browser keeps', () => {
  for (let count = 0; count < 60; count += 1) hide(`${maintenance.slice(0, -2)}${String(count).padStart(2, '0')}`, 'le.tan')
  expect(document.cookie.length).toBeLessThan(4096)
  expect(isHidden(document.cookie, `${maintenance.slice(0, -2)}59`, 'le.tan')).toBe(true)
  expect(isHidden(document.cookie, `${maintenance.slice(0, -2)}00`, 'le.tan')).toBe(false)
})
