import { wholePercent } from '#money/percent.ts'
import type { Balance, Deposit, PaymentTerms } from './payment-terms.ts'

/** How much is paid first: everything, a share (basis points), an amount (minor units), a number of first nights, or nothing. */
export const depositTypes = ['whole', 'percent', 'amount', 'nights', 'none'] as const

/** The unit of a deposit's deadline: hours or days after booking, or days before arrival. */
export const depositTermUnits = ['hours', 'days', 'daysBefore'] as const

/** When the rest is paid: a number of days before arrival, or at the hotel. */
export const balanceTypes = ['daysBefore', 'hotel'] as const

/** A payment policy as a form holds it; fields that its type does not use are null. */
export type PaymentFields = {
  readonly depositType: (typeof depositTypes)[number]
  readonly depositValue: number | null
  readonly depositTerm: number | null
  readonly depositTermUnit: (typeof depositTermUnits)[number] | null
  readonly balanceType: (typeof balanceTypes)[number] | null
  readonly balanceDays: number | null
  readonly cutOffDays: number | null
}

/** A problem of a field of a payment policy. */
export type PaymentFieldProblem = {
  readonly field: Exclude<keyof PaymentFields, 'depositType' | 'cutOffDays'>
  readonly reason: 'missing' | 'overWhole' | 'dueOverDeposit'
}

/** The fields that a deposit type uses; the others have no meaning and are not stored. */
export const askedPaymentFields = ({ depositType, balanceType }: Pick<PaymentFields, 'depositType' | 'balanceType'>) => {
  const deposit = depositType !== 'none'
  const balance = depositType !== 'whole'
  return { value: deposit && balance, term: deposit, balance, balanceDays: balance && balanceType === 'daysBefore' }
}

/**
 * The problems of a payment policy: a field that its type needs is missing, a share is over 100 %, or "payment due cannot exceed the
 * deposit term": where both count days before arrival, the rest would be due before the deposit.
 */
export const checkPaymentFields = (fields: PaymentFields): PaymentFieldProblem[] => {
  const asked = askedPaymentFields(fields)
  const missing: readonly (PaymentFieldProblem['field'] | false)[] = [
    asked.value && fields.depositValue === null && 'depositValue',
    asked.term && fields.depositTerm === null && 'depositTerm',
    asked.term && fields.depositTermUnit === null && 'depositTermUnit',
    asked.balance && fields.balanceType === null && 'balanceType',
    asked.balanceDays && fields.balanceDays === null && 'balanceDays',
  ]
  const problems: PaymentFieldProblem[] = missing.flatMap((field) => (field === false ? [] : [{ field, reason: 'missing' }]))
  if (isOverWhole(fields)) problems.push({ field: 'depositValue', reason: 'overWhole' })
  if (isDueOverDeposit(fields)) problems.push({ field: 'balanceDays', reason: 'dueOverDeposit' })
  return problems
}

const isOverWhole = ({ depositType, depositValue }: PaymentFields): boolean =>
  depositType === 'percent' && (depositValue ?? 0) > wholePercent

const isDueOverDeposit = (fields: PaymentFields): boolean => {
  const { term, balanceDays } = askedPaymentFields(fields)
  if (!term || !balanceDays || fields.depositTermUnit !== 'daysBefore') return false
  return fields.depositTerm !== null && fields.balanceDays !== null && fields.balanceDays > fields.depositTerm
}

/** The terms of a form's fields; null while a needed field is missing. */
export const paymentTermsOf = (fields: PaymentFields): PaymentTerms | null => {
  if (checkPaymentFields(fields).some(({ reason }) => reason === 'missing')) return null
  const balance: Balance =
    fields.balanceType === 'daysBefore' && fields.balanceDays !== null ? { at: 'daysBefore', days: fields.balanceDays } : { at: 'hotel' }
  return { deposit: depositOf(fields), balance, cutOffDays: fields.cutOffDays }
}

const depositOf = ({ depositType, depositValue, depositTerm, depositTermUnit }: PaymentFields): Deposit | null => {
  if (depositType === 'none' || depositTerm === null || depositTermUnit === null) return null
  const due: Deposit['due'] =
    depositTermUnit === 'daysBefore'
      ? { from: 'arrival', daysBefore: depositTerm }
      : { from: 'booking', unit: depositTermUnit, count: depositTerm }
  const value = depositValue ?? 0
  if (depositType === 'whole') return { charge: { unit: 'percent', basisPoints: wholePercent }, due }
  if (depositType === 'percent') return { charge: { unit: 'percent', basisPoints: value }, due }
  return depositType === 'amount' ? { charge: { unit: 'amount', amount: value }, due } : { charge: { unit: 'nights', nights: value }, due }
}

/** The form's fields of a policy's terms; a deposit of 100 % is shown as everything. */
export const paymentFieldsOf = ({ deposit, balance, cutOffDays }: PaymentTerms): PaymentFields => {
  const whole = deposit?.charge.unit === 'percent' && deposit.charge.basisPoints === wholePercent
  return {
    ...depositFields(deposit, whole),
    balanceType: whole ? null : balance.at,
    balanceDays: !whole && balance.at === 'daysBefore' ? balance.days : null,
    cutOffDays,
  }
}

const depositFields = (deposit: Deposit | null, whole: boolean) => {
  if (deposit === null) return { depositType: 'none', depositValue: null, depositTerm: null, depositTermUnit: null } as const
  const { charge, due } = deposit
  const term =
    due.from === 'arrival'
      ? ({ depositTerm: due.daysBefore, depositTermUnit: 'daysBefore' } as const)
      : { depositTerm: due.count, depositTermUnit: due.unit }
  if (whole) return { depositType: 'whole', depositValue: null, ...term } as const
  if (charge.unit === 'percent') return { depositType: 'percent', depositValue: charge.basisPoints, ...term } as const
  if (charge.unit === 'amount') return { depositType: 'amount', depositValue: charge.amount, ...term } as const
  return { depositType: 'nights', depositValue: charge.nights, ...term } as const
}
