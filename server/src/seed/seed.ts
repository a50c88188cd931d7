import { z } from 'zod'
import { dayInRow, rowsLike } from '#kit/transaction/rows-like.ts'
import { addDays, todayIn, type Day } from '@innkeeper/rules/days/day'
import type { TaxRate } from '@innkeeper/rules/price/tax'
import type pg from 'pg'
import type { SecretBox } from '#kit/session/sealed-secret.ts'
import { inTransaction, type Tx } from '#kit/transaction/transaction.ts'
import { seedAccounts, type DemoUserName, type SeededPeople } from './accounts.ts'
import { seedAnnouncements } from './announcements.ts'
import { daNang } from './content/da-nang.ts'
import { haNoi } from './content/ha-noi.ts'
import { comingProperties, zoo } from './content/coming-properties.ts'
import { park } from './content/park.ts'
import { phuQuoc } from './content/phu-quoc.ts'
import { draftContracts } from './contracts/draft-contracts.ts'
import { keepContracts } from './contracts/keep-contracts.ts'
import { beginFiles } from './contracts/write-files.ts'
import { seedDiary } from './diary.ts'
import { seedBookingRequests } from './bookings/booking-requests.ts'
import { seedBookingEmails } from './bookings/booking-emails.ts'
import { seedBookings, type BookingsDraw } from './bookings/bookings.ts'
import { seedLastYear } from './bookings/last-year.ts'
import { seedTicketBookings } from './bookings/ticket-bookings.ts'
import { seedGeneralInfo } from './properties/general-info.ts'
import { seedImages, type PicturePlace } from './properties/images.ts'
import { seedHotelConfig } from './properties/hotel-config.ts'
import { seedAgentTerms } from './rates/agent-terms.ts'
import { countGiftCodeUses, seedGiftCodes } from './rates/gift-codes.ts'
import { seedNights } from './rates/nights.ts'
import { seedHotelServices, seedServicePictures } from './rates/hotel-services.ts'
import { seedTicketProducts } from './rates/ticket-products.ts'
import { seedPriceRules } from './rates/price-rules.ts'
import { limitPromotions, seedPromotions } from './rates/promotions.ts'
import { drawLastMonth, seedMonthlyStatements } from './bookings/monthly-statements.ts'
import { seedPaymentLink } from './bookings/payment-links.ts'
import { seedPayments } from './bookings/payments.ts'
import { seedHotelStaff } from './hotel-staff.ts'
import { drawPictures, type DrawnPictures } from './pictures/draw-pictures.ts'
import { seedPeopleDetails } from './people-details.ts'
import { seedPlaces } from './properties/places.ts'
import { seedProperty } from './properties/properties.ts'
import { seedPropertyLife } from './properties/property-life.ts'
import { chancesOf, type Chances } from './random.ts'
import type { SeededProperty } from './seeded.ts'
import { seedEmailTexts } from './properties/email-texts.ts'
import { seedSiteCounts } from './properties/site-counts.ts'
import { seedSiteDomains } from './properties/site-domains.ts'
import { seedSiteLooks } from './properties/site-looks.ts'
import { seedRegistration } from './properties/registration.ts'
import { hasNoProperty } from './seeded-before.ts'
import { seedNearLimits, seedTravelAgents } from './travel-agents.ts'

/** The input of the sample data; the secrets are this installation's own. */
export type SeedOptions = {
  readonly now: Date
  readonly passwordHashes: Readonly<Record<DemoUserName, string>>
  readonly agentKeyHash: (code: string) => Buffer
  /** Seals the secret of the sample gateway. */
  readonly gatewayBox: SecretBox
  /** The place of the sample photos. */
  readonly pictures: PicturePlace
}

const seedNumber = 1806_6163

/** Fills an empty database with the sample data, completely or not at all, and returns whether it did. The same day gives the same data. */
export const seedDemo = async (pool: pg.Pool, options: SeedOptions): Promise<boolean> =>
  inTransaction(pool, { role: 'platform', readOnly: false, seconds: 120 }, async (tx) => {
    await tx.rows('select pg_advisory_xact_lock(1806, 6163)')
    // It waits for the pictures, which take a slow machine longer than a transaction may be idle.
    await tx.rows('set local idle_in_transaction_session_timeout = 0')
    const empty = await hasNoProperty(tx)
    if (empty) await fillWithPictures(tx, options)
    if (empty)
      await tx.db
        .insertInto('sample_data')
        .values({ single: true })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    return empty
  })

const taxRateRows = rowsLike(
  z.strictObject({
    kind: z.enum(['vat', 'serviceCharge']),
    from: dayInRow,
    to: dayInRow.nullable(),
    basisPoints: z.int(),
    taxedAs: z.string(),
  }),
)

/** The rates as a stay is taxed with: those of rooms are for everything without a rate of its own. */
const taxRatesOf = async (tx: Tx): Promise<TaxRate[]> => {
  const rows = await taxRateRows(
    tx,
    `select kind, valid_from as "from", valid_to as "to", basis_points as "basisPoints", taxed_as as "taxedAs" from tax_rate order by kind, taxed_as, valid_from`,
  )
  return rows.map(({ taxedAs, ...rate }) => (taxedAs === 'room' ? rate : { ...rate, taxedAs }))
}

/** Pictures are drawn on other threads while the database is filled. */
const fillWithPictures = async (tx: Tx, options: SeedOptions): Promise<void> => {
  const pictures = drawPictures()
  await Promise.all([fill(tx, options, pictures), pictures])
}

const fill = async (tx: Tx, options: SeedOptions, pictures: Promise<DrawnPictures>): Promise<void> => {
  const chances = chancesOf(seedNumber)
  const today = todayIn('Asia/Ho_Chi_Minh', options.now)
  await seedPlaces(tx)
  const properties: SeededProperty[] = []
  for (const demo of [daNang, haNoi, phuQuoc, park]) properties.push(await seedProperty(tx, demo, chances))
  const coming = await seedComing(tx, today)
  const described = [...properties, ...coming.filter(({ code }) => code === zoo.code)]
  await seedGeneralInfo(tx, described)
  await seedHotelConfig(tx, described)
  await seedPayments(tx, described, { now: options.now, box: options.gatewayBox })
  await seedPropertyLife(tx, properties, { first: addDays(today, -420), apart: 35, onSale: true })
  const people = await seedAccounts(tx, [...properties, ...coming], options.passwordHashes, chances)
  await seedPeopleDetails(tx)
  await seedHotelStaff(tx, properties, { now: options.now, passwordHash: options.passwordHashes.reception, by: people.owner.fullName })
  await registerZoo(tx, coming, people, options)
  await seedPublished(tx, properties, people, options)
  const propertyIds = properties.map(({ propertyId }) => propertyId)
  const agents = await seedTravelAgents(tx, { propertyIds, keyHashOf: options.agentKeyHash, today, by: people.admin.fullName }, chances)
  const taxRates = await taxRatesOf(tx)
  const loadedBy = { accountId: people.revenue.accountId, person: people.revenue.fullName, at: momentOf(addDays(today, -130)) }
  const contracts = await draftContracts(tx, [...properties, ...coming], { today, ...people })
  const files = beginFiles(contracts)
  for (const [number, property] of properties.entries()) {
    await seedNights(tx, property, { today, by: loadedBy }, chances)
    await seedSales(tx, property, { today, agents, taxRates, place: options.pictures, by: people.revenue.fullName }, chances)
    await seedBookingRequests(tx, property, { today, now: options.now, agents, taxRates, by: loadedBy.person, number })
    await seedPaymentLink(tx, property.propertyId, { now: options.now, by: loadedBy.person })
  }
  for (const property of described) await seedTicketProducts(tx, property, { place: options.pictures, by: loadedBy.person })
  const [first] = properties
  if (first !== undefined) await seedMonthlyStatements(tx, first.propertyId, { today, now: options.now, by: people.owner.fullName })
  await keepContracts(tx, contracts, await files())
  for (const property of properties) await seedTicketBookings(tx, property, { today, now: options.now, agents })
  const selling = properties.find(({ code }) => code === park.code)
  if (selling !== undefined) await drawLastMonth(tx, selling.propertyId, { today, now: options.now })
  await seedNearLimits(tx, agents)
  await seedTraces(tx, properties, { today, owner: people.owner, revenue: people.revenue })
  await seedPictures(tx, described, { drawn: await pictures, place: options.pictures, today, by: loadedBy }, chances)
}

/** What bookings and changes leave behind: emails and the diary. */
const seedTraces = async (...traced: Parameters<typeof seedDiary>): Promise<void> => {
  await seedBookingEmails(traced[0])
  await seedDiary(...traced)
}

/** What was published: the domains and the looks of sites, and announcements. */
const seedPublished = async (tx: Tx, properties: readonly SeededProperty[], people: SeededPeople, { now }: SeedOptions): Promise<void> => {
  await seedSiteDomains(tx, properties, now)
  await seedSiteLooks(tx, properties, { now, person: people.owner.fullName })
  await seedSiteCounts(tx, properties, todayIn('Asia/Ho_Chi_Minh', now))
  await seedEmailTexts(tx, properties, people.owner.fullName)
  await seedAnnouncements(tx, { now, person: people.admin.fullName })
}

type Pictured = {
  readonly drawn: DrawnPictures
  readonly place: PicturePlace
  readonly today: Day
  readonly by: { readonly accountId: string; readonly person: string; readonly at: string }
}

/** The photos of properties, of their rooms and of their services. */
const seedPictures = async (
  tx: Tx,
  properties: readonly SeededProperty[],
  { drawn, place, today, by }: Pictured,
  chances: Chances,
): Promise<void> => {
  for (const property of properties) {
    const pictures = { drawn: drawn.get(property.code) ?? [], place }
    await seedImages(tx, property, { ...pictures, by }, chances)
    await seedServicePictures(tx, property, { ...pictures, today, at: by.at })
  }
}

type Selling = Pick<BookingsDraw, 'today' | 'agents' | 'taxRates'> & { readonly place: PicturePlace; readonly by: string }

/** What a property sold: its promotions, gift codes and services, its bookings with them, and those of last year. */
const seedSales = async (tx: Tx, property: SeededProperty, { by, place, ...draw }: Selling, chances: Chances): Promise<void> => {
  const { today, agents } = draw
  const promotions = await seedPromotions(tx, property, { today, agents, by })
  const giftCodes = await seedGiftCodes(tx, property, { today, agents, by })
  const services = await seedHotelServices(tx, property, { today, place, by })
  await seedBookings(tx, property, { ...draw, promotions, giftCodes, services }, chances)
  await limitPromotions(tx, property.propertyId, promotions)
  await countGiftCodeUses(tx, property.propertyId, giftCodes)
  await seedLastYear(tx, property, { ...draw, promotions: [], giftCodes: [], services: [] })
  await seedAgentTerms(tx, property, { agents, by })
  await seedPriceRules(tx, property, by)
}

/** What has registered within the last month. */
const seedComing = async (tx: Tx, today: Day): Promise<SeededProperty[]> => {
  const chances = chancesOf(seedNumber + 1)
  const coming: SeededProperty[] = []
  for (const demo of comingProperties) coming.push(await seedProperty(tx, demo, chances))
  await seedPropertyLife(tx, coming, { first: addDays(today, -30), apart: 12, onSale: false })
  return coming
}

/** The zoo is only being set up: its registration waits for the platform. */
const registerZoo = async (tx: Tx, coming: readonly SeededProperty[], people: SeededPeople, options: SeedOptions): Promise<void> => {
  const settingUp = coming.find(({ code }) => code === zoo.code)
  if (settingUp === undefined) return
  const { now, pictures: place } = options
  const { owner, admin } = people
  await seedRegistration(tx, settingUp.propertyId, { applicantId: owner.accountId, administrator: admin.fullName, now, place })
}

/** Twenty past three in the afternoon of a day, in Vietnam. */
const momentOf = (day: Day): string => `${day}T08:20:00Z`
