import type { Language } from '@innkeeper/protocol/say'
import { ownProperty } from './kit/session/session.ts'

/** What stands after a path's question mark. */
export type Search = Readonly<Record<string, string | number | boolean | undefined>>

/** A part of the hotel configuration. */
export type HotelConfigPart = 'general' | 'payment' | 'cancellation' | 'paygate'

// Where each part of the hotel configuration begins, as the specification spells it.
const hotelConfigParts = {
  general: 'general',
  payment: 'payment/list-of-payment',
  cancellation: 'cancellation/list-of-cancellation',
  paygate: 'paygate',
} as const satisfies Record<HotelConfigPart, string>

/** A part of the settings of the property's own site and letters, as its address spells it. */
export type ConfigBePart = 'look' | 'email' | 'letters' | 'visits'

/** A part of the general information, as its address spells it. */
export type GeneralInfoPart = 'register' | 'amenities' | 'images' | 'nearby' | 'hotel-chain'

/** A part of user management, as its address spells it. */
export type StaffPart = 'user' | 'group'

/** Every link of the application; `property` is the address's `hotelIdParam`. */
export const paths = {
  login: (search: Search = {}) => withSearch('/login', search),
  adminLogin: (search: Search = {}) => withSearch('/admin/login', search),
  register: (search: Search = {}) => withSearch('/register', search),
  /** Where whoever has a payment link pays. */
  pay: (token: string) => withSearch('/pay', { token }),
  /** What travel agents read before they connect. */
  agents: (search: Search = {}) => withSearch('/agents', search),
  /** The description of the API. */
  apiDocs: () => '/api/v2/hotel/docs',
  /** The user guide, a site of its own beside the application. */
  help: (language: Language) => withSearch('/help', { lang: language }),
  admin: () => '/admin',
  /** A screen of the administrators, by its path below `/admin/`. */
  adminScreen: (path: string) => `/admin/${path}`,
  adminHotels: (search: Search = {}) => withSearch('/admin/hotels', search),
  /** Where hotels and parks are put in the order in which they are shown. */
  adminOrder: (search: Search = {}) => withSearch('/admin/order', search),
  /** Where an administrator begins. */
  adminWork: () => '/admin/work',
  adminHotel: (id: string) => `/admin/hotels/${encodeURIComponent(id)}`,
  adminAnnouncements: () => '/admin/announcements',
  adminAnnouncement: (id: string) => `/admin/announcements/${encodeURIComponent(id)}`,
  adminUsers: (search: Search = {}) => withSearch('/admin/users', search),
  adminUser: (id: string) => `/admin/users/${encodeURIComponent(id)}`,
  adminContracts: (search: Search = {}) => withSearch('/admin/contracts', search),
  adminContract: (id: string) => `/admin/contracts/${encodeURIComponent(id)}`,
  adminContractTemplates: (search: Search = {}) => withSearch('/admin/contract-templates', search),
  adminContractTemplate: (kind: string) => `/admin/contract-templates/${encodeURIComponent(kind)}`,
  /** Where anybody checks whether a PDF is a signed contract. */
  contractCheck: () => '/contract-check',
  adminAgents: (search: Search = {}) => withSearch('/admin/agents', search),
  adminAgent: (id: string) => `/admin/agents/${encodeURIComponent(id)}`,
  adminBookings: (search: Search = {}) => withSearch('/admin/bookings', search),
  adminTicketBookings: (search: Search = {}) => withSearch('/admin/bookings/tickets', search),
  adminTicketBooking: (code: string) => `/admin/booking/ticket/detail/${encodeURIComponent(code)}`,
  adminBooking: (code: string) => `/admin/booking/hotel/detail/${encodeURIComponent(code)}`,
  /** The months of all properties, and one of a property. */
  adminMonths: () => '/admin/monthly-statements',
  adminMonth: (hotelId: string, month: string, currency: string) => `${paths.adminMonths()}/${hotelId}/${month}/${currency}`,
  adminJobs: (search: Search = {}) => withSearch('/admin/jobs', search),
  /** Where an administrator is told that an address cannot be reached. */
  adminOutOfReach: (wanted: string) => withSearch('/admin/out-of-reach', { wanted }),
  adminAccount: () => '/admin/account/setting',
  property: (property: string = ownProperty) => `/u/${encodeURIComponent(property)}`,
  /** Where somebody of a property is told, in their own, that an address cannot be reached. */
  outOfReach: (wanted: string) => withSearch(`${paths.property()}/out-of-reach`, { wanted }),
  /** A screen of the hotel area by its path below `/u/{hotelIdParam}/`, as the screen table and the menu spell it. */
  screen: (property: string, path: string, search: Search = {}) => withSearch(`${paths.property(property)}/${path}`, search),
  bookings: (property: string, search: Search = {}) => paths.screen(property, 'booking/list-booking', search),
  booking: (property: string, code: string) => paths.screen(property, `booking/detail/${encodeURIComponent(code)}`),
  /** A park’s ticket bookings, and one of them. */
  ticketBookings: (property: string, search: Search = {}) => paths.screen(property, 'booking/list-ticket', search),
  ticketBooking: (property: string, code: string) => paths.screen(property, `booking/ticket/detail/${encodeURIComponent(code)}`),
  transactions: (property: string, search: Search = {}) => paths.screen(property, 'booking/list-transaction', search),
  /** What is to be paid and paid back. */
  moneyToMove: (property: string, search: Search = {}) => paths.screen(property, 'booking/list-transaction/to-move', search),
  /** Bank statements, whose lines are matched with bookings. */
  bankStatements: (property: string, search: Search = {}) => paths.screen(property, 'booking/list-transaction/statements', search),
  /** The monthly statements of the property's agents, and one of them. */
  monthlyStatements: (property: string, search: Search = {}) => paths.screen(property, 'booking/list-transaction/monthly', search),
  monthlyStatement: (property: string, id: string) => paths.screen(property, `booking/list-transaction/monthly/${encodeURIComponent(id)}`),
  /** One transaction, by its `id`; or a new one, of a `booking`. */
  transaction: (property: string, search: Search = {}) => paths.screen(property, 'booking/transaction', search),
  bookingRequests: (property: string, search: Search = {}) => paths.screen(property, 'booking/request-booking', search),
  /** What was offered to each agent, and what it took. */
  requestsByAgent: (property: string, search: Search = {}) => paths.screen(property, 'booking/request-booking/by-agent', search),
  bookingRequest: (property: string, code: string) => paths.screen(property, `booking/requestBookingDetail/${encodeURIComponent(code)}`),
  availAndRate: (property: string, search: Search = {}) => paths.screen(property, 'hotel-manage/room-sale/avail-and-rate', search),
  copyForward: (property: string, search: Search = {}) =>
    paths.screen(property, 'hotel-manage/room-sale/avail-and-rate/copy-forward', search),
  workbook: (property: string, search: Search = {}) => paths.screen(property, 'hotel-manage/room-sale/avail-and-rate/excel', search),
  batchUpdate: (property: string, search: Search = {}) =>
    paths.screen(property, 'hotel-manage/room-sale/avail-and-rate/batch-update', search),
  priceRules: (property: string, search: Search = {}) =>
    paths.screen(property, 'hotel-manage/room-sale/avail-and-rate/price-rules', search),
  /** The page of a rule that suggests prices; of a new one, where the id is `new`. */
  priceRule: (property: string, id: string) =>
    paths.screen(property, `hotel-manage/room-sale/avail-and-rate/price-rules/edit/${encodeURIComponent(id)}`),
  /** "What would this cost?", with the whole question. */
  explainer: (property: string, search: Search = {}) => paths.screen(property, 'hotel-manage/room-sale/what-would-this-cost', search),
  roomTypes: (property: string, search: Search = {}) => paths.screen(property, 'hotel-setting/hotel-info/room-type', search),
  roomType: (property: string, id: string, part = 'infor') =>
    paths.screen(property, `hotel-setting/hotel-info/room-type/room-detail/${encodeURIComponent(id)}/${part}`),
  salePackages: (property: string, search: Search = {}) =>
    paths.screen(property, 'hotel-manage/room-sale/sale-promotion-package/sale/list-of-sale-packages', search),
  salePackage: (property: string, id: string, search: Search = {}) =>
    paths.screen(property, `hotel-manage/room-sale/sale-promotion-package/sale/edit/${encodeURIComponent(id)}`, search),
  promotions: (property: string, search: Search = {}) =>
    paths.screen(property, 'hotel-manage/room-sale/sale-promotion-package/promotion/list-of-promotions', search),
  promotion: (property: string, id: string) =>
    paths.screen(property, `hotel-manage/room-sale/sale-promotion-package/promotion/edit/${encodeURIComponent(id)}`),
  giftCodes: (property: string, search: Search = {}) => paths.screen(property, 'hotel-manage/gift-code', search),
  /** The page of a gift code; of a new one, where the id is `new`; of one that has begun, where it can only end later or be stopped. */
  giftCode: (property: string, id: string, begun = false) =>
    id === 'new'
      ? paths.screen(property, 'hotel-manage/gift-code/gift-creat')
      : paths.screen(property, `hotel-manage/gift-code/${begun ? 'gift-update' : 'gift-edit'}`, { id }),
  /** Many gift codes at once. */
  manyGiftCodes: (property: string) => paths.screen(property, 'hotel-manage/gift-code/create-many'),
  hotelServices: (property: string, search: Search = {}) => paths.screen(property, 'hotel-manage/service/list/list-of-service', search),
  /** The services that a connected system names. */
  serviceSync: (property: string) => paths.screen(property, 'hotel-manage/service/list/list-of-service/sync-pms'),
  /** The page of a service of a hotel; of a new one, where the id is `new`. */
  hotelService: (property: string, id: string) =>
    paths.screen(property, `hotel-manage/service/list/service-detail/hotel/${encodeURIComponent(id)}`),
  ticketProducts: (property: string, search: Search = {}) => paths.screen(property, 'hotel-manage/tickets/products', search),
  /** The page of a product of a park; of a new one, where the id is `new`. */
  ticketProduct: (property: string, id: string) => paths.screen(property, `hotel-manage/tickets/product/${encodeURIComponent(id)}`),
  ticketCalendar: (property: string, search: Search = {}) => paths.screen(property, 'hotel-manage/tickets/calendar', search),
  gallery: (property: string, search: Search = {}) => paths.screen(property, 'hotel-setting/hotel-info/hotel-gallary', search),
  generalInfo: (property: string, part: GeneralInfoPart, search: Search = {}) =>
    paths.screen(property, `hotel-setting/hotel-info/general-info/${part}`, search),
  hotelConfig: (property: string, part: HotelConfigPart, search: Search = {}) =>
    paths.screen(property, `hotel-setting/hotel-info/hotel-config/${hotelConfigParts[part]}`, search),
  paymentPolicy: (property: string, id: string) =>
    paths.screen(property, `hotel-setting/hotel-info/hotel-config/payment/edit/${encodeURIComponent(id)}`),
  cancellationPolicy: (property: string, id: string) =>
    paths.screen(property, `hotel-setting/hotel-info/hotel-config/cancellation/edit/${encodeURIComponent(id)}`),
  configBe: (property: string, part: ConfigBePart) => paths.screen(property, `configBE/${part}`),
  travelAgents: (property: string, search: Search = {}) => paths.screen(property, 'travel-agent/active', search),
  unlinkedAgents: (property: string, search: Search = {}) => paths.screen(property, 'travel-agent/deactive', search),
  staff: (property: string, part: StaffPart) => paths.screen(property, `account/list-user/${part}`),
  /** The page of a user or a group; of a new one, where the id is `new`. */
  staffRecord: (property: string, part: StaffPart, id: string) =>
    paths.screen(property, id === 'new' ? `account/manage-user/${part}` : `account/manage-user/${part}/${encodeURIComponent(id)}`),
  contract: (property: string) => paths.screen(property, 'account/contract'),
  systemLog: (property: string, search: Search = {}) => paths.screen(property, 'hotel/activityDiary', search),
  informationLog: (property: string, search: Search = {}) => paths.screen(property, 'hotel/activityDiaryHotelInfor', search),
  rateLog: (property: string, search: Search = {}) => paths.screen(property, 'hotel/activityDiaryUpdateBulk', search),
  availabilityLog: (property: string, search: Search = {}) => paths.screen(property, 'hotel/activityDiaryUpdateRoomAvail', search),
} as const

/** Whether an address lies behind a sign-in page: in a property's area or in the platform's. */
export const isInside = (address: string): boolean =>
  /^\/(?:u|admin)(?:[/?#]|$)/u.test(address) && !/^\/admin\/login(?:[/?#]|$)/u.test(address)

const withSearch = (path: string, search: Search): string => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (value !== undefined && value !== '') params.set(name, String(value))
  const text = params.toString()
  return text === '' ? path : `${path}?${text}`
}
