import { expect, test } from 'vitest'
import { askedPaymentFields, checkPaymentFields, paymentFieldsOf, paymentTermsOf, type PaymentFields } from './payment-fields.ts'

const deposit: PaymentFields = {
  depositType: 'percent',
  depositValue: 3000,
  depositTerm: 30,
  depositTermUnit: 'daysBefore',
  balanceType: 'daysBefore',
  balanceDays: 7,
  cutOffDays: null,
}
const whole: PaymentFields = {
  ...deposit,
  depositType: 'whole',
  depositValue: null,
  depositTerm: 24,
  depositTermUnit: 'hours',
  balanceType: null,
  balanceDays: null,
}
const none: PaymentFields = { ...deposit, depositType: 'none', depositValue: null, depositTerm: null, depositTermUnit: null }

test.each([
  ['the rest 31 days before arrival, the deposit 30', { balanceDays: 31 }, ['dueOverDeposit']],
  ['the rest on the day of the deposit', { balanceDays: 30 }, []],
  ['the rest a week before arrival', { balanceDays: 7 }, []],
  ['a deposit within 30 days after booking is not counted from arrival', { balanceDays: 31, depositTermUnit: 'days' }, []],
  ['the rest at the hotel', { balanceType: 'hotel', balanceDays: 31 }, []],
  ['no deposit', { depositType: 'none', balanceDays: 31 }, []],
  ['everything at once', { depositType: 'whole', balanceDays: 31 }, []],
] as const)('[paymentPolicy.due] payment due cannot exceed the deposit term: %s', (_row, change, reasons) => {
  const problems = checkPaymentFields({ ...deposit, ...change })
  expect(problems).toEqual(reasons.map((reason) => ({ field: 'balanceDays', reason })))
})

test.each([
  ['a deposit needs its value', { depositValue: null }, 'depositValue', 'missing'],
  ['a deposit needs its term', { depositTerm: null }, 'depositTerm', 'missing'],
  ['a term needs what it counts', { depositTermUnit: null }, 'depositTermUnit', 'missing'],
  ['the rest needs its time', { balanceType: null }, 'balanceType', 'missing'],
  ['a day before arrival needs its number', { balanceDays: null }, 'balanceDays', 'missing'],
  ['a deposit is at most everything', { depositValue: 10_001 }, 'depositValue', 'overWhole'],
] as const)('%s', (_row, change, field, reason) => {
  const fields = { ...deposit, ...change }
  expect(checkPaymentFields(fields)).toEqual([{ field, reason }])
  expect(paymentTermsOf(fields) === null).toBe(reason === 'missing')
})

test('[shared.required] the cut-off date is exempt: a policy without one is whole', () => {
  expect(checkPaymentFields({ ...deposit, cutOffDays: null })).toEqual([])
})

test.each([
  ['whole', { value: false, term: true, balance: false, balanceDays: false }],
  ['nights', { value: true, term: true, balance: true, balanceDays: true }],
  ['none', { value: false, term: false, balance: true, balanceDays: true }],
] as const)('a deposit type asks for its own fields: %s', (depositType, asked) => {
  expect(askedPaymentFields({ ...deposit, depositType })).toEqual(asked)
})

test.each([
  ['a share', deposit],
  ['everything', whole],
  ['nothing', none],
  [
    'an amount, the rest at the hotel',
    { ...deposit, depositType: 'amount', depositValue: 500_000, balanceType: 'hotel', balanceDays: null },
  ],
  ['the first night, within two days', { ...deposit, depositType: 'nights', depositValue: 1, depositTerm: 2, depositTermUnit: 'days' }],
] as const satisfies readonly (readonly [string, PaymentFields])[])('what is filled in comes back: %s', (_row, fields) => {
  const terms = paymentTermsOf(fields)
  expect(terms && paymentFieldsOf(terms)).toEqual(fields)
})
