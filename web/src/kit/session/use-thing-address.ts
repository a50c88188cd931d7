import type { RecordKind } from '@innkeeper/protocol/diary/record-kinds'
import { mayOpen } from '#may-open.ts'
import { paths } from '#paths.ts'
import { screenAt } from '#screen-at.ts'
import { useSession } from './session-context.ts'

type Place = (property: string, id: string) => string

/** The screen of each kind of thing; null where a line of the diary is about nothing that has one. */
const places: Readonly<Record<RecordKind, Place | null>> = {
  booking: paths.booking,
  ticketBooking: paths.ticketBooking,
  bookingRequest: paths.bookingRequest,
  transaction: (property, id) => (id === '' ? paths.transactions(property) : paths.transaction(property, { id })),
  bankStatement: (property) => paths.bankStatements(property),
  monthlyStatement: paths.monthlyStatement,
  roomType: (property, id) => paths.roomType(property, id),
  roomAmenities: (property, id) => paths.roomType(property, id, 'amenities'),
  roomPhotos: (property, id) => paths.roomType(property, id, 'images'),
  ratePlan: paths.salePackage,
  promotion: paths.promotion,
  giftCode: paths.giftCode,
  priceRule: paths.priceRule,
  hotelService: paths.hotelService,
  ticketProduct: paths.ticketProduct,
  season: (property) => paths.availAndRate(property),
  registration: (property) => paths.generalInfo(property, 'register'),
  logo: (property) => paths.generalInfo(property, 'register'),
  amenities: (property) => paths.generalInfo(property, 'amenities'),
  propertyPhotos: (property) => paths.generalInfo(property, 'images'),
  nearbyPlace: (property) => paths.generalInfo(property, 'nearby'),
  hotelChain: (property) => paths.generalInfo(property, 'hotel-chain'),
  photo: (property) => paths.gallery(property),
  hotelConfig: (property) => paths.hotelConfig(property, 'general'),
  cancellationPolicy: paths.cancellationPolicy,
  paymentPolicy: paths.paymentPolicy,
  paymentMethods: (property) => paths.hotelConfig(property, 'paygate'),
  gateway: (property) => paths.hotelConfig(property, 'paygate'),
  siteLook: (property) => paths.configBe(property, 'look'),
  siteDomain: (property) => paths.screen(property, 'connectBE'),
  connection: (property) => paths.screen(property, 'connections'),
  hotelMail: (property) => paths.configBe(property, 'email'),
  travelAgent: (property, id) => paths.travelAgents(property, { open: id }),
  agentTerms: (property) => paths.screen(property, 'travel-agent/terms'),
  eContract: (property) => paths.contract(property),
  property: (property) => paths.screen(property, 'dashboard'),
  user: (property, id) => paths.staffRecord(property, 'user', id),
  staffGroup: (property, id) => paths.staffRecord(property, 'group', id),
  // Everybody sees their own account alone, and a visit is told by the line itself.
  account: null,
  visit: null,
}

/** The address of the thing that a diary line is about; undefined if it has no screen or the person may not open it. */
export const useThingAddress = (): ((thing: { readonly kind: RecordKind; readonly id: string }) => string | undefined) => {
  const { property, codes, hotel } = useSession()
  return ({ kind, id }) => {
    const address = places[kind]?.(property, id)
    const screen = address === undefined ? undefined : screenAt(address)
    return screen !== undefined && mayOpen(screen, { codes, kind: hotel?.kind }) ? address : undefined
  }
}
