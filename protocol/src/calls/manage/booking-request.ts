import { requestEndings } from '@innkeeper/rules/booking-request/request-states'
import { currencies } from '@innkeeper/rules/money/currency'
import { z } from 'zod'
import { call } from '#call.ts'
import { requestTold } from '#diary/request-told.ts'
import { field, named } from '#field.ts'
import { fileInput, fileShape } from '#format/file-shape.ts'
import { languages, say } from '#say.ts'
import { ownOfferShape } from '#shapes/request-offer.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { requestEventKinds } from '#words/sale/request-words.ts'

/** What the list of requests can be searched by; by default the request date. */
export const requestSearches = ['requestCode', 'requestDate', 'checkinDate', 'checkoutDate'] as const

/** Who may read requests. */
export const viewRequests = { who: 'property', codes: ['SEND_REQUEST_1'] } as const
/** Who may answer requests. */
export const changeRequests = { who: 'property', codes: ['SEND_REQUEST_2'] } as const

/** The filter of the list, as the specification names its fields; the export uses the same. A status of 0 is all. */
const filter = {
  searchBy: field.choice(say('Tìm theo', 'Search by'), requestSearches).default('requestDate'),
  fromDate: field.day(say('Từ ngày', 'From')).optional(),
  toDate: field.day(say('Đến ngày', 'To')).optional(),
  requestCode: named(say('Mã yêu cầu', 'Request code'), z.string().trim().max(20).regex(/^\d*$/)).default(''),
  agentName: field.text(say('Tên đại lý', 'Agent name'), { max: 100, min: 0 }).default(''),
  statusRequest: field.count(say('Trạng thái', 'Status'), { min: 0, max: 4 }).default(0),
}

const inLanguage = z.enum(languages)

/** A request in the list; the specification's fields, then ours. */
const row = z.object({
  requestCode: z.string(),
  /** YYYY-MM-DD HH:mm:ss in the property's zone. */
  createdRequest: z.string(),
  checkinDate: z.iso.date(),
  checkoutDate: z.iso.date(),
  /** 1 waiting for feedback, 2 feedback given, 3 complete, 4 cancelled. */
  requestStatus: z.int().min(1).max(4),
  /** Whether its agent is linked and active. */
  connect: z.boolean(),
  agents: z.array(z.object({ lang: inLanguage, name: z.string() })),
  requestLine: z.array(
    z.object({ rooms: z.array(z.object({ lang: inLanguage, planName: z.string(), roomName: z.string() })), roomNumber: z.int() }),
  ),
  /** Until when the agent waits for an answer. */
  answerBy: z.string(),
  /** Until when an offer holds its rooms; null where none does. */
  heldUntil: z.string().nullable(),
  /** Why it ended; null while it is open. */
  endedBecause: z.enum(requestEndings).nullable(),
})

const verdict = z.object({
  ok: z.boolean(),
  /** The key of the refusal. */
  reason: z.enum(['requestNotWaiting', 'agentNotConnected', 'contractNotSigned']).nullable(),
})

const detail = row.extend({
  message: z.string(),
  currency: z.enum(currencies),
  priceHoped: z.int().nullable(),
  bookingCode: z.string().nullable(),
  agent: z.object({ travelAgentId: z.uuid(), name: nameShape, level: z.int().nullable() }),
  lines: z.array(
    z.object({
      roomPlanId: z.uuid().nullable(),
      roomTypeId: z.uuid().nullable(),
      roomType: nameShape,
      ratePlan: nameShape,
      rooms: z.int(),
      adults: z.int(),
      childrenAges: z.array(z.int()),
      extraBeds: z.int(),
      /** How many rooms of the type are free on its fullest night; null where no type is named. */
      vacant: z.int().nullable(),
      /** The nights with fewer free rooms than the request asks for. */
      fullNights: z.array(z.iso.date()),
    }),
  ),
  thread: z.array(
    z.object({
      kind: z.enum(requestEventKinds),
      at: z.string(),
      person: z.string(),
      byAgent: z.boolean(),
      note: z.string(),
      offerNo: z.int().nullable(),
      priceHoped: z.int().nullable(),
    }),
  ),
  /** Every offer that was made, the first first; the next one has the next number. */
  offers: z.array(ownOfferShape),
  /** The last moment until which rooms can be held. */
  latestUntil: z.string(),
  /** What the caller may do now. */
  allowed: z.object({ feedback: verdict, offer: verdict }),
})

/** A request of the property, by its code. */
export const ownRequestCode = field.text(say('Mã yêu cầu', 'Request code'), { max: 20 })

export const bookingRequestCalls = {
  'request-booking/search': call({
    words: say('Danh sách yêu cầu đặt phòng', 'Booking requests'),
    kind: 'read',
    method: 'GET',
    access: viewRequests,
    input: z.strictObject({ ...filter, ...field.page }),
    output: z.array(row),
    refusals: [],
    list: true,
  }),
  'request-booking/waiting': call({
    words: say('Yêu cầu đang chờ', 'Requests that wait'),
    kind: 'read',
    method: 'GET',
    access: viewRequests,
    input: z.strictObject({}),
    /** How many requests wait for an answer and how many offers hold rooms, and the first moment of each; null where there is none. */
    output: z.object({ waiting: z.int(), answerBy: z.string().nullable(), held: z.int(), heldUntil: z.string().nullable() }),
    refusals: [],
  }),
  'request-booking/detail': call({
    words: say('Chi tiết yêu cầu đặt phòng', 'A booking request'),
    kind: 'read',
    method: 'GET',
    access: viewRequests,
    input: z.strictObject({ code: ownRequestCode }),
    output: detail,
    refusals: ['requestNotFound'],
  }),
  'request-booking/feedback': call({
    words: say('Phản hồi yêu cầu đặt phòng', 'Give feedback on a booking request'),
    kind: 'change',
    method: 'POST',
    access: changeRequests,
    input: z.strictObject({ code: ownRequestCode, note: field.note(say('Nội dung phản hồi', 'Reason'), { max: 100, min: 1 }) }),
    output: z.object({ code: z.string(), requestStatus: z.int() }),
    refusals: ['requestNotFound', 'requestNotWaiting', 'agentNotConnected', 'contractNotSigned'],
    diary: say('Phản hồi yêu cầu đặt phòng {subject}', 'Gave feedback on booking request {subject}'),
    record: { kind: 'bookingRequest', id: 'code' },
    tells: requestTold,
    idempotency: 'optional',
  }),
  'request-booking/report': call({
    words: say('Xuất danh sách yêu cầu đặt phòng', 'Export the booking requests'),
    kind: 'read',
    method: 'GET',
    access: viewRequests,
    input: fileInput(filter),
    output: fileShape,
    refusals: ['tooManyRows'],
    limits: { perMinute: 30, seconds: 60 },
  }),
}
