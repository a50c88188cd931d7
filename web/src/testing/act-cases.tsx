import type { CallPath } from '@innkeeper/protocol/catalogue'
import type { ReactNode } from 'react'
import { FailedJobsActs } from '#screens/admin/failed-jobs/failed-jobs-acts.tsx'
import { CertificateCard } from '#screens/admin/hotels/certificate-card.tsx'
import type { HotelDetail } from '#screens/admin/hotels/hotel-detail.ts'
import { MembersCard } from '#screens/hotel-information/general-info/hotel-chain/members-card.tsx'
import { GatewayActs } from '#screens/hotel-information/hotel-config/paygate/gateway-acts.tsx'
import { SessionsCard } from '#screens/setting/account/sessions-card.tsx'
import { PersonStanding } from '#screens/setting/staff/people/person-standing.tsx'
import { LinkAgain } from '#screens/travel-agents/link-again.tsx'
import { UndoDialog } from '#ui/undo/undo-dialog.tsx'
import type { answerCalls } from './answers.ts'
import { hotelShown } from './hotel-shown.ts'

/** An act that is done by pressing: its call, what shows its button, and the presses that do it. */
export type ActCase = {
  readonly call: CallPath
  readonly part: ReactNode
  /** The names of the buttons, pressed one after the other; the last press sends. */
  readonly presses: readonly string[]
  readonly reads?: Parameters<typeof answerCalls>[0]
  readonly sends: object
  readonly answer: unknown
  /** What is told once it is done. */
  readonly told: string
  readonly isAdministrator?: boolean
  /** The right to change, without which the button cannot be pressed. */
  readonly needs?: string
}

const at = '2026-11-21T08:20:00.000000Z'
const id = '01900000-0000-7000-8000-000000000501'
const other = '01900000-0000-7000-8000-000000000502'

const gateway = {
  rail: 'vnpay',
  state: 'works',
  mode: 'live',
  methods: ['QR wallet'],
  testedAt: at,
  worksSince: at,
  version: 3,
  changedAt: at,
  changedBy: 'Lê Thu Hà',
  active: true,
  merchantCode: 'EXTRA001',
  accessCode: '',
  secret: { setAt: at, ending: '01' },
  bank: null,
  accountNumber: '',
  accountOwner: '',
  checks: [],
} satisfies Parameters<typeof GatewayActs>[0]['config']

const gatewayActs = (active: boolean) => <GatewayActs config={{ ...gateway, active }} locked={false} open={false} edit={() => undefined} />

const gatewayCases: readonly ActCase[] = [
  {
    call: 'gateway/setting-payment',
    part: gatewayActs(true),
    presses: ['Test this configuration'],
    sends: { rail: 'vnpay' },
    answer: { rail: 'vnpay', works: true, testedAt: at, worksSince: at, checks: [] },
    told: 'VNPAY works.',
  },
  {
    call: 'payment-method/deactive',
    part: gatewayActs(true),
    presses: ['Switch VNPAY off', 'Switch VNPAY off'],
    sends: { rail: 'vnpay' },
    answer: { rail: 'vnpay', version: 4 },
    told: 'VNPAY is off.',
  },
  {
    call: 'payment-method/gateway-update',
    part: gatewayActs(false),
    presses: ['Switch VNPAY on'],
    sends: { active: true, version: 3 },
    answer: { rail: 'vnpay', version: 4 },
    told: 'VNPAY is on.',
  },
]

const session = { id, hotel: null, address: '203.0.113.7', startedAt: at, lastSeenAt: at, browser: 'Firefox', system: 'Linux' }
const sessions = [
  { ...session, id: other, current: true },
  { ...session, current: false },
]
const readSessions = { 'profile/sessions': () => ({ body: { data: { sessions } } }) }

const sessionCases: readonly ActCase[] = [
  {
    call: 'profile/session-end',
    part: <SessionsCard />,
    presses: ['End the session Firefox on Linux'],
    reads: readSessions,
    sends: { id },
    answer: null,
    told: 'The session has ended.',
  },
  {
    call: 'profile/sessions-end',
    part: <SessionsCard />,
    presses: ['End the other sessions (1)', 'End the other sessions (1)'],
    reads: readSessions,
    sends: {},
    answer: { ended: 1 },
    told: 'Other sessions ended: 1.',
  },
]

const person = {
  id,
  version: 4,
  changedAt: at,
  changedBy: 'Lê Thu Hà',
  fullName: 'Trần Minh',
  userName: 'minh',
  email: 'minh@example.com',
  phone: '',
  address: '',
  position: '',
  owner: false,
  active: true,
  state: 'invited',
  groups: [],
  groupIds: [],
  codes: ['BOOKING_LIST_1'],
  entered: null,
  lock: null,
  mayChangeEmail: true,
  hasTraces: false,
  invitation: { sentAt: at, expiresAt: at },
  sessions: [{ id: other, address: '203.0.113.7', startedAt: at, lastSeenAt: at, browser: 'Firefox', system: 'Linux' }],
} satisfies Parameters<typeof PersonStanding>[0]['person']

const personCases: readonly ActCase[] = [
  {
    call: 'user/session-end',
    part: <PersonStanding person={person} />,
    presses: ['End the session 203.0.113.7, Firefox, Linux'],
    sends: { id, sessionId: other },
    answer: { ended: 1 },
    told: 'The session has ended.',
    needs: 'USER_LIST_2',
  },
  {
    call: 'user/invite',
    part: <PersonStanding person={person} />,
    presses: ['Send the invitation again'],
    sends: { id },
    answer: { expiresAt: at },
    told: 'The invitation is sent to minh@example.com.',
    needs: 'USER_LIST_2',
  },
  {
    call: 'user/update',
    part: <PersonStanding person={person} />,
    presses: ['Stop the work of Trần Minh', 'Stop the work of Trần Minh'],
    sends: { id, version: 4, active: false },
    answer: { id, version: 5 },
    told: 'Trần Minh is stopped: every session here has ended.',
    needs: 'USER_LIST_2',
  },
]

const agent = {
  travelAgentId: id,
  code: 'CATVANG',
  name: { vi: 'Cát Vàng', en: 'Cat Vang' },
  level: 3,
  kind: 'travel company',
  email: '',
  phone: '',
  linkedAt: at,
  debtLimit: null,
  debtUsed: 0,
  currency: 'VND',
  bookings: 0,
  revenue: 0,
  lastBooking: null,
  version: 2,
  reason: 'Nợ lâu',
  unlinkedAt: at,
  unlinkedBy: 'Lê Thu Hà',
  stopped: false,
} satisfies Parameters<typeof LinkAgain>[0]['agent']

const member = { id, nameVi: 'Hải Âu', nameEn: 'Seagull', own: true, mine: true }
const chain = { version: 1, nameVi: 'Biển Việt', nameEn: 'Bien Viet', changedAt: at, changedBy: 'Lê Thu Hà', members: [member] }

const certificate = {
  certificateNo: 2,
  fileName: 'giay-phep.pdf',
  mediaType: 'application/pdf',
  bytes: 1000,
  sentAt: at,
  verifyBy: at,
  verdict: null,
  judgedAt: null,
  judgedBy: null,
  note: '',
} satisfies HotelDetail['certificates'][number]

const preview = {
  operation: {
    operationNo: 7,
    kind: 'cell',
    origin: 'screen',
    person: 'Lê Thu Hà',
    at,
    nights: 2,
    note: '',
    undoes: null,
    undoneBy: null,
  },
  restores: 2,
  changedSinceCount: 0,
  changedSince: [],
  refusedCount: 0,
  refused: [],
}

const otherCases: readonly ActCase[] = [
  {
    call: 'travelagent/active',
    part: <LinkAgain agent={agent} onClose={() => undefined} />,
    presses: ['Link again'],
    sends: { code: 'CATVANG', level: 3 },
    answer: { travelAgentId: id, level: 3, version: 3 },
    told: 'Cat Vang is linked.',
    needs: 'UNLINKED_LIST_2',
  },
  {
    call: 'chain/remove',
    part: <MembersCard chain={chain} locked={false} />,
    presses: ['Leave the chain', 'Leave the chain'],
    sends: { hotelId: id },
    answer: { hotelId: id },
    told: 'Seagull is out of the chain Bien Viet.',
  },
  {
    call: 'supplier/hotel/verify',
    part: <CertificateCard hotel={hotelShown({ certificates: [certificate] })} />,
    presses: ['Verify', 'Verify'],
    isAdministrator: true,
    sends: { id: hotelShown().id, certificateNo: 2, verdict: 'verified' },
    answer: null,
    told: 'The certificate is verified.',
  },
  {
    call: 'job/try-again',
    part: <FailedJobsActs here={[id]} chosen={[id]} choose={() => undefined} />,
    presses: ['Try again'],
    isAdministrator: true,
    sends: { jobIds: [id] },
    answer: { count: 1 },
    told: 'Being tried again: 1.',
  },
  {
    call: 'job/put-away',
    part: <FailedJobsActs here={[id]} chosen={[id]} choose={() => undefined} />,
    presses: ['Put away', 'Put away'],
    isAdministrator: true,
    sends: { jobIds: [id] },
    answer: { count: 1 },
    told: 'Put away: 1.',
  },
  {
    call: 'room-plan/undo',
    part: <UndoDialog operationNo={7} onClose={() => undefined} />,
    reads: { 'room-plan/undo-preview': () => ({ body: { data: preview } }) },
    presses: ['Undo 2 nights'],
    sends: { operationNo: 7 },
    answer: { operationNo: 8, undoes: 7, restored: 2, changedSince: 0, refused: 0 },
    told: '2 nights undone, operation 8.',
  },
]

/** Each act that is done by pressing; a new one is a line here. */
export const actCases: readonly ActCase[] = [...gatewayCases, ...sessionCases, ...personCases, ...otherCases]
