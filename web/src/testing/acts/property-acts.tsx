import { completenessFlags } from '@innkeeper/rules/completeness/completeness'
import { screen as page, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CompletenessStatus } from '#kit/property/use-completeness.ts'
import { CompletenessDialog } from '#layouts/shell/completeness/completeness-dialog.tsx'
import { SendCertificate } from '#screens/dashboard/overview/standing/send-certificate.tsx'
import { StateCard } from '#screens/dashboard/overview/standing/state-card.tsx'
import { AmenitiesScreen } from '#screens/hotel-information/general-info/amenities/amenities-screen.tsx'
import { ChainStart } from '#screens/hotel-information/general-info/hotel-chain/chain-start.tsx'
import { MembersCard } from '#screens/hotel-information/general-info/hotel-chain/members-card.tsx'
import { LandmarkSuggestions } from '#screens/hotel-information/general-info/nearby/landmark-suggestions.tsx'
import { LogoCard } from '#screens/hotel-information/general-info/register/logo-card.tsx'
import { ChosenBar } from '#screens/hotel-information/gallery/chosen-bar.tsx'
import { SortPhotos } from '#screens/hotel-information/gallery/sort-photos.tsx'
import { RoomTypeAmenitiesScreen } from '#screens/hotel-information/room-type/room-type-amenities-screen.tsx'
import { photoOf } from '../photos.ts'
import { hotelOf } from '../sessions.ts'
import { slowUploads } from '../slow-uploads.ts'
import { at, id, other, pressed, read, typed, type ActCase } from './act-case.ts'

const nothing = () => undefined
const whole: CompletenessStatus = {
  hotelInfo: true,
  room: true,
  hotelImage: true,
  roomPlan: true,
  hotelConfig: true,
  cancelPolicy: true,
  paymentGateway: true,
  econtract: true,
  paymentPolicy: true,
  items: completenessFlags.map((flag) => ({ flag, ok: true, applies: true, missing: [] })),
  done: 9,
  complete: true,
  state: 'wait confirm',
  next: { step: 'confirm', flag: null },
}
const life = {
  state: 'approved',
  since: at,
  answerBy: null,
  sentBackNote: '',
  takenOffBy: null,
  contract: { state: 'signed', endsOn: null },
  certificate: null,
  acts: [{ act: 'putOnSale', ok: true, reason: null }],
}

const uploadCertificate = async () => {
  const uploads = slowUploads()
  await userEvent.upload(await page.findByLabelText(/^Business certificate/u), new File(['pdf'], 'permit.pdf', { type: 'application/pdf' }))
  await waitFor(() => uploads.length > 0 || Promise.reject(new Error('not sent yet')))
  uploads[0]?.answer(200, { data: { uploadId: id, secret: 'kept', fileName: 'permit.pdf', bytes: 3, expiresAt: at } })
  await page.findByText('permit.pdf')
}

/** What is done with the state of a property. */
export const stateActs: readonly ActCase[] = [
  {
    call: 'dashboard/confirm-hotel-info',
    part: <CompletenessDialog open onClose={nothing} />,
    reads: { 'dashboard/info-status': read(whole) },
    presses: ['Confirm to sell rooms'],
    sends: {},
    answer: { state: 'wait approve' },
    told: 'Confirmed to sell rooms. Innkeeper answers within 48 hours.',
    needs: 'DASHBOARD_2',
  },
  {
    call: 'property/move',
    part: <StateCard status={{ ...whole, state: 'approved', next: { step: 'nothing', flag: null } }} />,
    reads: { 'dashboard/hotel-status': read(life) },
    presses: ['Put on sale', 'Put on sale'],
    sends: { act: 'putOnSale' },
    answer: { state: 'onsite' },
    told: 'The property is now: On sale.',
    needs: 'HOTEL_SETTING_2',
  },
  {
    call: 'property/send-certificate',
    part: <SendCertificate />,
    fill: uploadCertificate,
    presses: ['Send the certificate'],
    sends: { certificateId: id, certificateSecret: 'kept' },
    answer: { verifyBy: at },
    told: 'The certificate is sent. It is verified by 21/11 15:20 at the latest.',
  },
]

const member = { id, nameVi: 'Hải Âu', nameEn: 'Seagull', own: true, mine: true }
const chain = { version: 1, nameVi: 'Biển Việt', nameEn: 'Bien Viet', changedAt: at, changedBy: 'Lê Thu Hà', members: [member] }
const landmark = {
  landmarkCode: 'han-market',
  kind: 'market',
  nameVi: 'Chợ Hàn',
  nameEn: 'Han market',
  latitude: 16.07,
  longitude: 108.22,
  distance: 900,
  travel: null,
  added: false,
}
const amenities = [
  { group: 'wellness', nameVi: 'Thư giãn', nameEn: 'Wellness', amenities: [{ code: 'pool', nameVi: 'Hồ bơi', nameEn: 'Pool' }] },
]
const roomType = { id, nameVi: 'Hướng biển', nameEn: 'Sea view', active: true, codes: [] }

/** What is done with the information about a property. */
export const informationActs: readonly ActCase[] = [
  {
    call: 'chain/add',
    part: <ChainStart candidates={[]} />,
    fill: typed({ 'Vietnamese name': 'Biển Việt', 'English name': 'Bien Viet' }),
    presses: ['Create the chain'],
    sends: { nameVi: 'Biển Việt', nameEn: 'Bien Viet', hotelIds: [] },
    answer: { id: other, version: 1 },
    told: 'The chain Bien Viet is created.',
    needs: 'HOTEL_CHAIN_2',
  },
  {
    call: 'chain/remove',
    part: <MembersCard chain={chain} locked={false} />,
    presses: ['Leave the chain', 'Leave the chain'],
    staysOpen: true,
    sends: { hotelId: id },
    answer: { hotelId: id },
    told: 'Seagull is out of the chain Bien Viet.',
  },
  {
    call: 'area/add-landmarks',
    part: <LandmarkSuggestions locked={false} />,
    reads: { 'area/get-landmark-all': read({ position: { latitude: 16.06, longitude: 108.24 }, landmarks: [landmark] }) },
    fill: pressed('checkbox', 'Han market'),
    presses: ['Add the ticked places: 1'],
    sends: { landmarkCodes: ['han-market'] },
    answer: { added: 1 },
    told: 'Places added: 1.',
  },
  {
    call: 'info/logo-delete',
    part: <LogoCard />,
    session: { hotel: { ...hotelOf(id, 'Ánh Dương'), logo: '/files/logo.webp' } },
    presses: ['Delete the logo', 'Delete the logo'],
    sends: {},
    answer: null,
    told: 'The logo is deleted.',
  },
  {
    call: 'amenity/update',
    part: <AmenitiesScreen />,
    reads: { 'amenity/get-all': read(amenities), 'info/amenity': read({ codes: [] }) },
    fill: pressed('checkbox', 'Pool'),
    presses: ['Save the amenities'],
    sends: { add: ['pool'], remove: [] },
    answer: { codes: ['pool'] },
    told: 'Amenities saved: 1.',
    needs: 'HOTEL_AMENITY_2',
  },
  {
    call: 'room/update-amenity',
    part: <RoomTypeAmenitiesScreen />,
    address: `/${id}`,
    reads: { 'amenity/amenity-room': read({ groups: amenities, roomTypes: [roomType] }), 'room/detail': read(roomType) },
    fill: pressed('checkbox', 'Pool'),
    presses: ['Save the amenities'],
    sends: { id, add: ['pool'], remove: [] },
    answer: { id, codes: ['pool'] },
    told: 'Amenities of the room type saved: 1.',
    needs: 'ROOM_AMENITY_2',
  },
  {
    call: 'resource/update-image',
    part: <SortPhotos ids={[id]} reason={undefined} done={nothing} />,
    presses: ['Change the kind', 'Change the kind of the photos (1)'],
    staysOpen: true,
    sends: { ids: [id], category: 'room' },
    answer: [photoOf(1)],
    told: 'Kind changed, photos: 1.',
  },
  {
    call: 'resource/remove',
    part: <ChosenBar ids={[id]} clear={nothing} />,
    reads: { 'resource/get-images': () => ({ body: { data: [photoOf(1)], total: 1 } }) },
    presses: ['Delete photos (1)', 'Delete photos (1)'],
    sends: { ids: [id] },
    answer: { removed: 1 },
    told: 'Photos deleted: 1.',
  },
]
