import { expect, test } from 'vitest'
import { blockedNights } from './blocked-nights.ts'

test('each night is reported with the first rule that it breaks, in order of date', () => {
  const rules = [
    { rule: 'agentActive', ok: false, nights: [], values: null },
    { rule: 'vacancy', ok: false, nights: ['2027-02-06', '2027-02-05'], values: null },
    { rule: 'stopSell', ok: false, nights: ['2027-02-05', '2027-02-07'], values: null },
    { rule: 'guests', ok: true, nights: ['2027-02-04'], values: null },
  ] as const
  expect(blockedNights({ ok: false, blockedBy: 'agentActive', rules })).toEqual([
    { night: '2027-02-05', rule: 'vacancy' },
    { night: '2027-02-06', rule: 'vacancy' },
    { night: '2027-02-07', rule: 'stopSell' },
  ])
})
