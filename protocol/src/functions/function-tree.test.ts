import { describe, expect, test } from 'vitest'
import { functionNames } from '#access.ts'
import { codesWithout, givenCodes, placedFunctions, wholeCodes } from './function-tree.ts'
import { menu } from '#menu.ts'

test('every function stands in the tree once, except the platform’s own', () => {
  const names = placedFunctions.map(({ name }) => name)
  expect(names.toSorted()).toEqual(functionNames.filter((name) => name !== 'MANAGE').toSorted())
})

test('the tree has the order of the menu: each section’s items stand below it, in its order', () => {
  // What only a park has is seen with the rights of selling rooms, which have their place already.
  const codes = menu
    .filter(({ key }) => key !== 'admin-home' && key !== 'tickets')
    .flatMap((section) => [...section.codes, ...section.items.flatMap((item) => item.codes)])
  const places = codes.map((code) => givenCodes.indexOf(code))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('whoever holds a code sees its menu item: the section’s codes come with the item’s', () => {
  for (const section of menu.filter(({ key }) => key !== 'admin-home'))
    for (const item of section.items) expect(wholeCodes(item.codes)).toEqual(expect.arrayContaining([...section.codes]))
})

describe('“change implies view”', () => {
  test('changing comes with viewing, and with viewing what is around', () => {
    expect(wholeCodes(['PAYMENT_POLICY_2'])).toEqual(['HOTEL_INFO_1', 'HOTEL_CONFIG_1', 'PAYMENT_POLICY_1', 'PAYMENT_POLICY_2'])
  })

  test('what is whole stays as it is, and the platform’s code cannot be given', () => {
    const whole = wholeCodes(['AVAIL_RATE_2', 'DASHBOARD_1', 'MANAGE_1', 'MANAGE_2'])
    expect(whole).toEqual(['DASHBOARD_1', 'SALE_1', 'AVAIL_RATE_1', 'AVAIL_RATE_2'])
    expect(wholeCodes(whole)).toEqual(whole)
  })

  test('who may no longer view may no longer change, nor view what is inside', () => {
    const held = wholeCodes(['BOOKING_LIST_2', 'TRANSACTION_1', 'DASHBOARD_2'])
    expect(codesWithout(held, 'BOOKING_LIST_1')).toEqual(['DASHBOARD_1', 'DASHBOARD_2', 'BOOKING_1', 'TRANSACTION_1'])
    expect(codesWithout(held, 'BOOKING_1')).toEqual(['DASHBOARD_1', 'DASHBOARD_2'])
    expect(codesWithout(held, 'BOOKING_LIST_2')).toEqual(held.filter((code) => code !== 'BOOKING_LIST_2'))
  })
})
