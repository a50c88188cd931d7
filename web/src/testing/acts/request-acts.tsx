import { FeedbackDialog } from '#screens/manage/requests/feedback-dialog.tsx'
import { OfferDialog } from '#screens/manage/requests/offers/offer-dialog.tsx'
import { RequestOffers } from '#screens/manage/requests/offers/request-offers.tsx'
import { offerShown, requestShown } from '../request-shown.ts'
import { read, typed, type ActCase } from './act-case.ts'

const offer = offerShown()
const offered = { ...requestShown({ offers: [offer], latestUntil: '2026-01-01T00:00:00.000Z' }) }

const previewShown = {
  currency: 'VND',
  lines: offer.lines.map((line) => ({ ...line, vacant: 14 })),
  blocked: [],
  setAside: [],
  usualTotal: offer.usualTotal,
  price: offer.price,
}

/** How a request is answered: in words, and by offers. */
export const requestActs: readonly ActCase[] = [
  {
    call: 'request-booking/feedback',
    part: <FeedbackDialog code="26120951" onClose={() => undefined} />,
    reads: { 'request-booking/detail': read(requestShown()) },
    fill: typed({ Reason: 'Only nine are free on Friday.' }),
    presses: ['Send feedback'],
    sends: { code: '26120951', note: 'Only nine are free on Friday.' },
    answer: { code: '26120951', requestStatus: 2 },
    told: 'Feedback on request 26120951 is sent.',
  },
  {
    call: 'request-booking/offer',
    part: <OfferDialog code="26120951" onClose={() => undefined} />,
    reads: {
      'request-booking/detail': read(offered),
      'request-booking/preview-offer': read(previewShown),
      'room-plan/get-room-plan-all': read([]),
    },
    presses: ['Send offer 2'],
    sends: {
      code: '26120951',
      seen: 1,
      checkIn: '2027-01-28',
      checkOut: '2027-01-30',
      rooms: [{ roomPlanId: offer.lines[0]?.roomPlanId, count: 12, adults: 2, childrenAges: [], extraBeds: 0 }],
      total: 118_000_000,
      until: '2026-01-01T00:00:00.000Z',
      note: '',
    },
    answer: { code: '26120951', requestStatus: 2, offerNo: 2, total: 118_000_000 },
    told: 'Offer 2 for request 26120951 is sent; its rooms are held.',
  },
  {
    call: 'request-booking/take-back',
    part: <RequestOffers request={offered} />,
    presses: ['Take back offer 1', 'Take back offer 1'],
    sends: { code: '26120951', offerNo: 1, note: '' },
    answer: { code: '26120951', requestStatus: 2 },
    told: 'Offer 1 for request 26120951 is taken back.',
  },
]
