import { FailedJobsActs } from '#screens/admin/failed-jobs/failed-jobs-acts.tsx'
import { CertificateCard } from '#screens/admin/hotels/certificates/certificate-card.tsx'
import { EnterHotel } from '#screens/admin/hotels/enter-hotel.tsx'
import type { HotelDetail } from '#screens/admin/hotels/hotel-detail.ts'
import { MoveDialog } from '#screens/admin/hotels/move-dialog.tsx'
import { RefuseCertificate } from '#screens/admin/hotels/certificates/refuse-certificate.tsx'
import { GivePlace } from '#screens/admin/order/give-place.tsx'
import { PlacedList } from '#screens/admin/order/placed-list.tsx'
import { hotelShown } from '../hotel-shown.ts'
import { signedInAs } from '../sessions.ts'
import { at, chosen, id, typed, type ActCase } from './act-case.ts'

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
const hotelId = hotelShown().id
const nothing = () => undefined
const jobs = <FailedJobsActs here={[id]} chosen={[id]} choose={nothing} />

const row = { ...hotelShown(), certificate: null }

const acts: readonly ActCase[] = [
  {
    call: 'supplier/hotel/verify',
    part: <CertificateCard hotel={hotelShown({ certificates: [certificate] })} />,
    presses: ['Verify', 'Verify'],
    sends: { id: hotelId, certificateNo: 2, verdict: 'verified' },
    answer: null,
    told: 'The certificate is verified.',
  },
  {
    call: 'supplier/hotel/verify',
    part: <RefuseCertificate id={hotelId} certificateNo={2} onClose={nothing} />,
    fill: typed({ Note: 'The stamp cannot be read.' }),
    presses: ['Do not accept the certificate'],
    sends: { id: hotelId, certificateNo: 2, verdict: 'refused', note: 'The stamp cannot be read.' },
    answer: null,
    told: 'The property was told.',
  },
  {
    call: 'supplier/hotel/move',
    part: <MoveDialog hotel={hotelShown()} name="Song Bien" act="approve" onClose={nothing} />,
    presses: ['Approve'],
    sends: { id: hotelId, act: 'approve' },
    answer: { id: hotelId, state: 'approved' },
    told: 'Song Bien is approved.',
  },
  {
    call: 'supplier/hotel/login',
    part: <EnterHotel id={hotelId} />,
    presses: ['Enter as its owner'],
    sends: { hotelId },
    answer: signedInAs(),
    leadsTo: `/u/${hotelId}`,
  },
  {
    call: 'supplier/hotel/place',
    part: <GivePlace kind="hotel" last={id} />,
    reads: { 'supplier/get-all-hotel': () => ({ body: { data: [row], total: 1 } }) },
    fill: chosen(/^A property without a place/u, /Song Bien/u),
    presses: ['Put at the end'],
    sends: { id: hotelId, after: id },
    answer: { id: hotelId, displayOrder: 3 },
    told: 'Song Bien is put at the end of the list.',
  },
  {
    call: 'supplier/hotel/change-index',
    part: <PlacedList hotels={[{ ...row, displayOrder: 1 }]} />,
    presses: ['Show Song Bien last'],
    sends: { id: hotelId, displayOrder: 0 },
    answer: { id: hotelId, displayOrder: 0 },
    told: 'Song Bien is shown last, by name.',
  },
  {
    call: 'job/try-again',
    part: jobs,
    presses: ['Try again'],
    sends: { jobIds: [id] },
    answer: { count: 1 },
    told: 'Being tried again: 1.',
  },
  {
    call: 'job/put-away',
    part: jobs,
    presses: ['Dismiss', 'Dismiss'],
    sends: { jobIds: [id] },
    answer: { count: 1 },
    told: 'Dismissed: 1.',
  },
]

/** What administrators do with properties and with jobs that failed. */
export const platformActs = acts.map((one) => ({ ...one, isAdministrator: true }))
