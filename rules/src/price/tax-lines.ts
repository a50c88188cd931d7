import type { Day } from '#days/day.ts'
import { splitInProportion } from '#money/split-in-proportion.ts'
import { priceLine, taxedAsRoom } from './price-line.ts'
import type { PriceLine } from './price-line.ts'
import { ratesOn, splitTax } from './tax.ts'
import type { NightRates, TaxChoice, TaxRate } from './tax.ts'

/** How a property's prices are taxed: its choice and the dated rates. */
export type Taxation = { readonly choice: TaxChoice; readonly rates: readonly TaxRate[] }

/** Consecutive nights with the same rates, and the amount that is taxed at these rates. */
export type TaxRun = NightRates & { readonly from: Day; readonly to: Day; readonly amount: number }

type NightAmount = { readonly night: Day; readonly amount: number }
type Cells = Map<Day, number>

/**
 * The tax lines of a price before tax: "a stay across the change uses both" rates. There is one line for consecutive nights with the same
 * rates: first for rooms, then for each kind of service that has its own rates.
 */
export const taxLines = (lines: readonly PriceLine[], taxation: Taxation): PriceLine[] =>
  [...amountsByKind(lines, taxation)].flatMap(([taxedAs, cells]) => {
    const amounts = [...cells].map(([night, amount]) => ({ night, amount })).toSorted((one, other) => (one.night < other.night ? -1 : 1))
    return runsOf(amounts, { ...taxation, rates: ratesOf(taxation, taxedAs) }).flatMap((run) => linesOf(run, taxation.choice, taxedAs))
  })

/** Whether rooms have the same tax rates on all of these nights. */
export const sameRatesOn = (nights: readonly Day[], taxation: Taxation): boolean => {
  const rates = ratesOf(taxation, taxedAsRoom)
  const each = nights.map((night) => ratesOn(rates, taxation.choice, night))
  return each.every(({ vat, serviceCharge }) => vat === each[0]?.vat && serviceCharge === each[0].serviceCharge)
}

// An amount without a night (a gift code, a service per booking) is split over the nights of what it belongs to, in proportion to their
// amounts, and taxed at their rates.
const amountsByKind = (lines: readonly PriceLine[], taxation: Taxation): Map<string, Cells> => {
  const kinds = new Map<string, Cells>([[taxedAsRoom, new Map()]])
  const of = (line: PriceLine): string => kindOf(line, taxation)
  // An included service is worth nothing and has no tax line of its own.
  const taxed = lines.filter(({ step, amount }) => step !== 'services' || amount !== 0)
  for (const line of taxed) {
    if (line.night === null && line.step === 'rooms') throw new Error('a room line has no night')
    if (line.night !== null) add(cellsOf(kinds, of(line)), line.night, line.amount)
  }
  const first = [...(kinds.get(taxedAsRoom)?.keys() ?? [])].toSorted()[0]
  // Amounts of one kind are handled before amounts that are split over all kinds, and additions before deductions, so that no night falls
  // below zero.
  const whole = taxed
    .filter(({ night }) => night === null)
    .toSorted((one, other) => rankOf(one) - rankOf(other) || other.amount - one.amount)
  for (const line of whole) spread(line.taxedAs === null ? [...kinds.values()] : [cellsOf(kinds, of(line))], line.amount, first)
  return kinds
}

const rankOf = ({ taxedAs }: PriceLine): number => (taxedAs === null ? 1 : 0)

const cellsOf = (kinds: Map<string, Cells>, kind: string): Cells => {
  const cells = kinds.get(kind) ?? new Map<Day, number>()
  kinds.set(kind, cells)
  return cells
}

const add = (cells: Cells, night: Day, amount: number): void => void cells.set(night, (cells.get(night) ?? 0) + amount)

const spread = (of: readonly Cells[], amount: number, first: Day | undefined): void => {
  const places = of.flatMap((cells) => [...cells].map(([night, weight]) => ({ cells, night, weight })))
  if (places.length === 0 && first !== undefined && of[0] !== undefined) return add(of[0], first, amount)
  const shares = splitInProportion(
    amount,
    places.map(({ weight }) => weight),
  )
  for (const [at, { cells, night }] of places.entries()) add(cells, night, shares[at] ?? 0)
}

const kindOf = ({ step, taxedAs }: PriceLine, { rates }: Taxation): string =>
  step !== 'rooms' && taxedAs !== null && rates.some((rate) => rate.taxedAs === taxedAs) ? taxedAs : taxedAsRoom

// A kind of service uses its own rate of a tax if it has one.
const ratesOf = ({ rates }: Taxation, taxedAs: string): TaxRate[] =>
  rates.filter(({ kind, taxedAs: of }) => {
    const hasOwn = taxedAs !== taxedAsRoom && rates.some((rate) => rate.kind === kind && rate.taxedAs === taxedAs)
    return hasOwn ? of === taxedAs : of === undefined
  })

const runsOf = (amounts: readonly NightAmount[], { choice, rates }: Taxation): TaxRun[] => {
  const runs: TaxRun[] = []
  for (const { night, amount } of amounts) {
    const of = ratesOn(rates, choice, night)
    const last = runs.at(-1)
    if (last && last.vat === of.vat && last.serviceCharge === of.serviceCharge)
      runs[runs.length - 1] = { ...last, to: night, amount: last.amount + amount }
    else runs.push({ ...of, from: night, to: night, amount })
  }
  return runs
}

const linesOf = (run: TaxRun, choice: TaxChoice, taxedAs: string): PriceLine[] => {
  const split = splitTax(run.amount, choice, run)
  const nights = { step: 'tax', night: run.from, lastNight: run.to, included: choice === 100, taxedAs } as const
  const vat = priceLine({ ...nights, kind: 'vat', basisPoints: run.vat, base: split.vatBase, amount: split.vat })
  if (choice !== 220) return [vat]
  const charge = { basisPoints: run.serviceCharge, base: run.amount, amount: split.serviceCharge }
  return [priceLine({ ...nights, kind: 'serviceCharge', ...charge }), vat]
}
