import type { Day } from '#days/day.ts'
import { splitInProportion } from '#money/split-in-proportion.ts'
import { priceLine } from './price-line.ts'
import type { PriceLine } from './price-line.ts'
import { ratesOn, splitTax } from './tax.ts'
import type { NightRates, TaxChoice, TaxRate } from './tax.ts'

/** How a property's prices are taxed: its choice and the dated rates. */
export type Taxation = { readonly choice: TaxChoice; readonly rates: readonly TaxRate[] }

/** A run of nights with the same rates, and the amount taxed at them. */
export type TaxRun = NightRates & { readonly from: Day; readonly to: Day; readonly amount: number }

type NightAmount = { readonly night: Day; readonly amount: number }

/** The tax lines of a price before tax: "a stay across the change uses both" rates, one line for each run of nights with the same rates. */
export const taxLines = (lines: readonly PriceLine[], taxation: Taxation): PriceLine[] =>
  runsOf(amountsByNight(lines), taxation).flatMap((run) => linesOf(run, taxation.choice))

// An amount that belongs to no night (a gift code, a service per booking) is taxed like the rooms, in proportion to each night.
const amountsByNight = (lines: readonly PriceLine[]): NightAmount[] => {
  const ofRooms = byNight(lines.filter((line) => line.step === 'rooms'))
  const nights = [...ofRooms.keys()].toSorted()
  const ofAll = byNight(lines)
  const whole = lines.filter((line) => line.night === null || !ofRooms.has(line.night)).reduce((sum, line) => sum + line.amount, 0)
  const shares = splitInProportion(
    whole,
    nights.map((night) => ofRooms.get(night) ?? 0),
  )
  return nights.map((night, index) => ({ night, amount: (ofAll.get(night) ?? 0) + (shares[index] ?? 0) }))
}

const byNight = (lines: readonly PriceLine[]): Map<Day, number> => {
  const sums = new Map<Day, number>()
  for (const { night, amount } of lines) if (night !== null) sums.set(night, (sums.get(night) ?? 0) + amount)
  return sums
}

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

const linesOf = (run: TaxRun, choice: TaxChoice): PriceLine[] => {
  const split = splitTax(run.amount, choice, run)
  const nights = { step: 'tax', night: run.from, lastNight: run.to, included: choice === 100 } as const
  const vat = priceLine({ ...nights, kind: 'vat', basisPoints: run.vat, base: split.vatBase, amount: split.vat })
  if (choice !== 220) return [vat]
  const charge = { basisPoints: run.serviceCharge, base: run.amount, amount: split.serviceCharge }
  return [priceLine({ ...nights, kind: 'serviceCharge', ...charge }), vat]
}
