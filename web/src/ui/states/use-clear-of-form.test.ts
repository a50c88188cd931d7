import { expect, test } from 'vitest'
import { liftClearOf } from './use-clear-of-form.ts'

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
const alert = box(12, 700, 378, 760)
const liftOver = (one: typeof alert, buttons: readonly (typeof alert)[]) => liftClearOf(one, { buttons, fields: [], focused: [] })

test.each([
  ['no button', [], 0],
  ['a button elsewhere', [box(12, 600, 100, 640)], 0],
  ['a button that is not shown', [box(12, 710, 12, 710)], 0],
  ['a button under it', [box(12, 710, 100, 750)], 58],
  ['a button under it and one above that', [box(12, 710, 100, 750), box(200, 660, 300, 700)], 108],
] as const)('an alert over %s is raised above it', (_, buttons, lift) => {
  expect(liftOver(alert, buttons)).toBe(lift)
  expect(liftOver({ ...alert, top: alert.top - lift, bottom: alert.bottom - lift }, buttons)).toBe(0)
})

test('it stays within the window where buttons reach its top', () => {
  expect(liftOver(alert, [box(0, 40, 390, 750)])).toBe(692)
})

test('it is raised above the fields of the form in use as well', () => {
  const field = box(12, 690, 378, 734)
  expect(liftClearOf(alert, { buttons: [box(12, 710, 100, 750)], fields: [field], focused: [] })).toBe(78)
})

test('where fields leave no room it covers them, but neither a button nor the field in use', () => {
  const fields = Array.from({ length: 12 }, (_, at) => box(12, 20 + at * 64, 378, 64 + at * 64))
  const focused = fields.slice(-2, -1)
  const lift = liftClearOf(alert, { buttons: [box(12, 740, 378, 784)], fields, focused })
  expect([alert.top - lift, alert.bottom - lift]).toEqual([592, 652])
})
