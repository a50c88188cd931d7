import { catalogue, type CallInput, type CallPath } from '@innkeeper/protocol/catalogue'
import { askOnce, questionOf, type Question } from '../connection.ts'
import { settle } from '../fill.ts'
import { numeral, type Line } from '../line.ts'
import { median, percentile } from '../measure.ts'
import { pacedTimes } from '../paced.ts'
import { dayIn, type Stage } from '../stage.ts'
import { agentOf, askedFor, inRandomOrder, quotedStays, type Stay } from '../stays.ts'
import { warmUp } from '../without-pause.ts'

const turns = 5
const promotionCount = 40
const paced = { clients: 5, every: 50, times: 60 }
const units = ['booking', 'person', 'personNight', 'room', 'roomNight'] as const
const serviceCodes = units.map((_unit, at) => `BENCH-${at}`)
const codes = { promotionCode: 'BENCH0', giftCode: 'BENCHGIFT' }

/** The slowest of a hundred quotes at 100 a second with everything on: 40 promotions, five services, a coupon and a gift code. */
export const promotedQuotes = async (stage: Stage): Promise<Line[]> => {
  await sellWithEverything(stage)
  const next = inRandomOrder(await quotedStays(stage))
  let asked = 0
  const question = () => questionOfAll(stage, next(), (asked += 1))
  await checkAllCount(stage, question())
  await warmUp(stage.server.url, question)
  const rounds: number[][] = []
  for (let turn = 0; turn < turns; turn += 1) rounds.push(await pacedTimes(stage.server.url, question, paced))
  const slowest = median(rounds.map((times) => percentile(times, 0.99)))
  const load = (paced.clients * 1000) / paced.every
  return [
    {
      what: `Quotes with ${promotionCount} promotions, ${units.length} services and codes, 99th percentile at ${load} a second (${turns} runs)`,
      measured: `${numeral(slowest)} ms (median ${numeral(median(rounds.flat()))} ms)`,
      limit: '',
      ratio: null,
      aim: '< 10 ms',
      met: slowest < 10,
    },
  ]
}

const questionOfAll = (stage: Stage, stay: Stay, asker: number): Question => {
  const services = serviceCodes.map((code) => ({ code, quantity: 1 }))
  return questionOf('distribution/quote', { ...askedFor(stay), ...codes, services }, agentOf(stage, asker))
}

/** A quote of the stage must have each kind of offer in its price. */
const checkAllCount = async ({ server }: Stage, question: Question): Promise<void> => {
  const { price } = catalogue['distribution/quote'].output.parse(await askOnce(server.url, question))
  const offersIn = (step: string) => new Set(price?.lines.flatMap((line) => (line.step === step ? [line.offer?.id] : []))).size
  const counted = { promotions: offersIn('promotions'), services: offersIn('services'), giftCode: offersIn('giftCode') }
  if (counted.promotions < promotionCount / 2 || counted.services !== units.length || counted.giftCode !== 1)
    throw new Error(`not everything is in the price: ${JSON.stringify(counted)}`)
}

const sellWithEverything = async (stage: Stage): Promise<void> => {
  const { database, server, hotelId, tokens } = stage
  const make = <P extends CallPath>(path: P, input: CallInput<P>) =>
    askOnce(server.url, questionOf(path, input, `Token ${tokens[0] ?? ''}`))
  for (let place = 0; place < promotionCount; place += 1) await make('promotion/create', promotionAt(place))
  await make('giftcode/create', {
    code: codes.giftCode,
    nameVi: 'Quà tặng',
    nameEn: 'Gift',
    percentOrFixed: 'percent',
    value: 500,
    validFrom: dayIn(-1),
    hotelScope: 'included',
    hotels: [hotelId],
  })
  // All of them count only where discounts add up.
  await database.query(`update property set promotion_mode = 'sum' where property_id = $1`, [hotelId])
  await database.query(servicesSql, [hotelId, serviceCodes, units, dayIn(0), dayIn(40)])
  await settle(database)
}

type Promotion = CallInput<'promotion/create'>

/** Promotions of all types in turn, each of which holds for the stays that are quoted; small, so that together they leave a price. */
const promotionAt = (place: number): Promotion => ({
  nameVi: `Ưu đãi ${place}`,
  nameEn: `Offer ${place}`,
  percentOrFixed: 'percent',
  value: 100,
  effect: place % 8 === 7 ? 'surcharge' : 'discount',
  active: true,
  ...typeAt(place),
})

const typeAt = (place: number): Pick<Promotion, 'promoType' | 'code' | 'daysBefore' | 'buy' | 'free' | 'counted'> => {
  const types = [
    { promoType: 'everyNight' },
    { promoType: 'packageTotal' },
    { promoType: 'earlyBird', daysBefore: 1 },
    { promoType: 'lastMinute', daysBefore: 90 },
    { promoType: 'quantity', buy: 1, free: 1, counted: 'nights' },
    { promoType: 'quantityTotal', buy: 1 },
    { promoType: 'coupon', code: place < 7 ? codes.promotionCode : `BENCH${place}` },
  ] as const
  return types[place % types.length] ?? types[0]
}

const servicesSql = `
  with service as (
    insert into hotel_service (property_id, hotel_service_id, code, name_vi, name_en, charge, price, unit, taxed_as, channels, thumbnail, display_order,
        active, changed_by)
      select $1, uuidv7(), code, 'Dịch vụ ' || code, 'Service ' || code, 'paid', 100000 * number, unit, 'room', '{agents,website}',
          '/files/' || repeat('0', 40) || '-880.webp', number, true, 'bench'
        from unnest($2::text[], $3::text[]) with ordinality as offered (code, unit, number)
      returning property_id, hotel_service_id)
  insert into hotel_service_day (property_id, hotel_service_id, from_day, to_day, price)
    select property_id, hotel_service_id, day, day + 1, 150000
      from service, generate_series($4::date, $5::date, interval '4 days') as at, lateral (select at::date as day) as days`
