import { expect, test } from 'vitest'
import { liftOver } from './use-clear-of-buttons.ts'

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })
const alert = box(12, 700, 378, 760)

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
