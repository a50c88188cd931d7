import type { CallInput, CallPath, Catalogue } from '@innkeeper/protocol/catalogue'
import { makeProperty, signInAdmin, signInTo, type SignedIn } from './factories/factories.ts'
import { linkTravelAgent, makeRoomType, makeTravelAgent } from './factories/factories-sales.ts'
import { onepayForm, onepaySecret } from './forms/gateway-forms.ts'
import { savedLook } from './forms/look-forms.ts'
import { savedEmailText, savedMail } from './forms/mail-forms.ts'
import { generalInfoForm } from './forms/general-info-form.ts'
import { cancellationForm, paymentForm } from './forms/policy-forms.ts'
import { ratePlanForm, roomTypeForm } from './forms/room-forms.ts'
import { restoredAgentTerms, savedAgentTerms } from './saved-agent-terms.ts'
import { savedConnection } from './saved-connection.ts'
import { savedGiftCode } from './saved-gift-code.ts'
import { savedHotelService } from './saved-hotel-service.ts'
import { savedTicketProduct } from './saved-ticket-product.ts'
import { savedPriceRule } from './saved-price-rule.ts'
import { savedPromotion } from './saved-promotion.ts'
import type { TestServer } from './server/test-server.ts'

/** The calls that change an existing record: they take the version that was seen. */
export type SavePath = {
  [P in CallPath]: Catalogue[P] extends { readonly kind: 'change'; readonly input: { readonly shape: { readonly version: unknown } } }
    ? P
    : never
}[CallPath]

/** A property in which records are made, its owner, and the platform. */
export type Place = { readonly server: TestServer; readonly owner: SignedIn; readonly admin: SignedIn; readonly roomTypeId: string }

/** A record for the test: how it is read, and inputs that together set every field to another value than a new record's. */
export type SavedRecord<P extends SavePath> = {
  readonly read: () => Promise<{ readonly data: unknown }>
  readonly told: readonly Told<P>[]
}

type Told<P extends SavePath> = Omit<CallInput<P>, 'version'>

/** A property in which any record can be made. */
export const makePlace = async (server: TestServer): Promise<Place> => {
  const propertyId = await makeProperty(server)
  const { roomTypeId } = await makeRoomType(server, propertyId, { maxAdults: 4, maxChildren: 4, maxGuests: 8 })
  return { server, owner: await signInTo(server, propertyId), admin: await signInAdmin(server), roomTypeId }
}

const contact = { fullName: 'Lê Thu Hà', phone: '0905 123 456', email: 'ha@haiau.example', position: 'Trưởng lễ tân' }
const names = { nameVi: 'Tên đã sửa', nameEn: 'Changed name' }

const room = async ({ server, owner }: Place): Promise<SavedRecord<'room/update'>> => {
  const { id } = (await server.ask('room/create', roomTypeForm(), owner)).data
  const told = { ...roomTypeForm(names), id, floorPrice: 500_000, ceilingPrice: 9_000_000, active: false, displayOrder: 7 }
  return { read: () => server.ask('room/detail', { id }, owner), told: [told] }
}

const cancellationPolicy = async ({ server, owner }: Place): Promise<SavedRecord<'cancellation-policy/update'>> => {
  await server.ask('cancellation-policy/create', cancellationForm(), owner)
  const { id } = (await server.ask('cancellation-policy/create', cancellationForm({ standard: false }), owner)).data
  return {
    read: () => server.ask('cancellation-policy/detail', { id }, owner),
    told: [
      { ...cancellationForm(names), id, standard: false, active: false, refundable: true },
      { ...cancellationForm(names), id, standard: true, active: true, refundable: false },
    ],
  }
}

const paymentPolicy = async ({ server, owner }: Place): Promise<SavedRecord<'payment-policy/update'>> => {
  await server.ask('payment-policy/create', paymentForm(), owner)
  const { id } = (await server.ask('payment-policy/create', paymentForm(), owner)).data
  return {
    read: () => server.ask('payment-policy/detail', { id }, owner),
    told: [
      { ...paymentForm(names), id, standard: false, active: false, cutOffDays: 3 },
      { ...paymentForm(names), id, standard: true, active: true, cutOffDays: 3 },
    ],
  }
}

const ratePlan = async ({ server, owner, roomTypeId }: Place): Promise<SavedRecord<'plan/update'>> => {
  const { id } = (await server.ask('plan/create', ratePlanForm(), owner)).data
  const { id: parentId } = (await server.ask('plan/create', ratePlanForm(), owner)).data
  const { id: cancellationPolicyId } = (await server.ask('cancellation-policy/create', cancellationForm(), owner)).data
  const { id: paymentPolicyId } = (await server.ask('payment-policy/create', paymentForm(), owner)).data
  const inherits = { inheritStopSell: true, inheritCta: true, inheritCtd: true, inheritMinStay: true, inheritMaxStay: true }
  const own = { includedChildren: 1, extraAdultPrice: 300_000, extraChildPrice: 200_000, extraBedPrice: 100_000, minStay: 2, maxStay: 9 }
  const told: Told<'plan/update'> = {
    ...ratePlanForm({ ...names, ...own, cancellationPolicyId, paymentPolicyId, active: false, displayOrder: 7 }),
    id,
    roomTypeIds: [roomTypeId],
    datesNotApplied: [{ from: '2027-02-05', to: '2027-02-10' }],
    derivation: { parentId, unit: 'percent', value: -1000, roundTo: 1000, floor: 100_000, ...inherits },
  }
  return { read: () => server.ask('plan/detail', { id }, owner), told: [told] }
}

const nearbyPlace = async ({ server, owner }: Place): Promise<SavedRecord<'area/update'>> => {
  const told = { ...names, kind: 'beach', latitude: 16.06, longitude: 108.25 } as const
  const { id } = (await server.ask('area/create', told, owner)).data
  const read = async () => ({ data: (await server.ask('area/get-all', {}, owner)).data.find((place) => place.id === id) })
  return {
    read,
    told: [
      { ...told, id, distanceMetres: null },
      { ...told, id, latitude: null, longitude: null, distanceMetres: 900 },
    ],
  }
}

const season = async ({ server, owner }: Place): Promise<SavedRecord<'season/update'>> => {
  const told = { ...names, color: 'green', fromDay: '2027-06-01', toDay: '2027-08-31' } as const
  const { id } = (await server.ask('season/create', { ...told, color: 'grey', toDay: '2027-07-31' }, owner)).data
  const read = async () => ({ data: (await server.ask('season/get-all', {}, owner)).data.find((one) => one.id === id) })
  return { read, told: [{ ...told, id }] }
}

const hotelChain = async ({ server, owner }: Place): Promise<SavedRecord<'chain/update'>> => {
  await server.ask('chain/add', { ...names, hotelIds: [] }, owner)
  const other = await makeProperty(server)
  await server.database.kysely.insertInto('membership').values({ property_id: other, account_id: owner.accountId, owner: true }).execute()
  const read = async () => ({ data: (await server.ask('chain/get-all', {}, owner)).data.chain })
  return { read, told: [{ ...names, hotelIds: [other] }] }
}

const onepay = async ({ server, owner }: Place): Promise<SavedRecord<'payment-method/gateway-update'>> => {
  await server.ask('payment-method/register', onepayForm(), owner)
  const told = { active: false, mode: 'test', onepay: { merchantCode: 'OTHER', accessCode: 'TEST0002', secret: onepaySecret } } as const
  return { read: () => server.ask('payment-method/get-gateway-config', { rail: 'onepay' }, owner), told: [told] }
}

const announcement = async ({ server, admin }: Place): Promise<SavedRecord<'announcement/update'>> => {
  const told = {
    titleVi: 'Bảo trì',
    titleEn: 'Maintenance',
    shownFrom: '2027-01-01T00:00:00.000Z',
    shownUntil: '2027-01-02T00:00:00.000Z',
    active: true,
    fromRelease: false,
    slides: [{ active: true, imageUrl: '', contentVi: 'Chỉ đọc', contentEn: 'Read only' }],
  }
  const { id } = (await server.ask('announcement/create', told, admin)).data
  return { read: () => server.ask('announcement/detail', { id }, admin), told: [{ ...told, id }] }
}

const generalInfo = async ({ server, owner }: Place): Promise<SavedRecord<'info/update'>> => ({
  read: () => server.ask('info/general', {}, owner),
  told: [generalInfoForm({ ...names, contacts: [contact] })].map(({ version: _seen, ...told }) => told),
})

const legal = async ({ server, owner }: Place): Promise<SavedRecord<'contract/update'>> => {
  await server.database.pool.query(`update e_contract set state = 'create' where property_id = $1`, [owner.propertyId])
  const text = { businessName: 'Hải Âu', taxCode: '0401234567', address: '44 Võ Nguyên Giáp', bankAccountNumber: '0011004123456' }
  const bank = { accountOwner: 'HAI AU', bank: '970436', branch: 'Đà Nẵng' }
  const people = { legalRepresentative: 'Nguyễn Văn An', signer: 'Trần Thị Bích', position: 'Giám đốc', commission: 1550 }
  return { read: () => server.ask('contract/get-info', {}, owner), told: [{ ...text, ...bank, ...people }] }
}

const agreedCommission = async ({ server, owner, admin }: Place): Promise<SavedRecord<'supplier/hotel/agree-commission'>> => {
  const id = owner.propertyId ?? ''
  await server.database.pool.query(`update e_contract set state = 'create' where property_id = $1`, [id])
  const read = async () => {
    const { commission } = (await server.ask('supplier/hotel/detail', { id }, admin)).data
    return { data: { version: commission.version, commission: commission.agreed?.commission ?? null } }
  }
  return { read, told: [{ id, commission: 1425 }] }
}

const hotelConfig = async ({ server, owner }: Place): Promise<SavedRecord<'hotel-setting/update'>> => {
  const times = { checkInFrom: '15:00', checkOutUntil: '11:00', timeZone: 'Asia/Bangkok', paymentHours: 12, weekendNights: [6] }
  const choices = { currency: 'VND', taxChoice: 110, childAgeLimit: 10, promotionMode: 'best', stayMinimum: 'stay through' } as const
  return { read: () => server.ask('hotel-setting/general-info', {}, owner), told: [{ ...times, ...choices }] }
}

const hotelMail = async ({ server, owner }: Place): Promise<SavedRecord<'email/update'>> => ({
  read: () => server.ask('email/detail', {}, owner),
  told: [savedMail],
})

const staffGroup = async ({ server, owner }: Pick<Place, 'server' | 'owner'>) => {
  const { id } = (await server.ask('usergroup/add', { nameVi: 'Ca đêm', nameEn: 'Night shift', codes: ['BOOKING_LIST_1'] }, owner)).data
  return { id, read: () => server.ask('usergroup/detail', { id }, owner) }
}

const linkedAgent = async ({ server, owner }: Place) => {
  const { travelAgentId } = await makeTravelAgent(server)
  await linkTravelAgent(server, owner.propertyId ?? '', { travelAgentId })
  const read = async () => {
    const { data } = await server.ask('travelagent/get-all-active', {}, owner)
    return { data: data.find((agent) => agent.travelAgentId === travelAgentId) }
  }
  return { travelAgentId, read }
}

const staffUser = async ({ server, owner }: Place) => {
  const groupId = (await staffGroup({ server, owner })).id
  const userName = `u${crypto.randomUUID().slice(0, 8)}`
  const person = { userName, fullName: 'Trần Quốc Bảo', email: `${userName}@haiau.example`, phone: '0905 333 418' }
  const { id } = (await server.ask('user/add', { ...person, groupIds: [groupId], codes: [], entry: 'invitation' }, owner)).data
  return { id, person, read: () => server.ask('user/detail', { id }, owner) }
}

const siteLook = async ({ server, owner }: Place): Promise<SavedRecord<'header-footer/update'>> => ({
  read: () => server.ask('header-footer/detail', {}, owner),
  told: [savedLook],
})

/** Every record with a version that a call changes; a missing one, or a new call, does not compile. */
export const savedRecords: { readonly [P in SavePath]: (place: Place) => Promise<SavedRecord<P>> } = {
  'room/update': room,
  'plan/update': ratePlan,
  'cancellation-policy/update': cancellationPolicy,
  'payment-policy/update': paymentPolicy,
  'area/update': nearbyPlace,
  'promotion/update': savedPromotion,
  'giftcode/update': savedGiftCode,
  'service/update': savedHotelService,
  'ticket-product/update': savedTicketProduct,
  'season/update': season,
  'price-rule/update': savedPriceRule,
  'agent-terms/save': savedAgentTerms,
  'agent-terms/restore': restoredAgentTerms,
  'chain/update': hotelChain,
  'payment-method/gateway-update': onepay,
  'announcement/update': announcement,
  'info/update': generalInfo,
  'contract/update': legal,
  'supplier/hotel/agree-commission': agreedCommission,
  'hotel-setting/update': hotelConfig,
  'email/update': hotelMail,
  'email/update-text': async ({ server, owner }) => ({
    read: () => server.ask('email/text', { id: savedEmailText.id }, owner),
    told: [savedEmailText],
  }),
  'header-footer/update': siteLook,
  'connection/update': savedConnection,
  'user/update': async (place) => {
    const { id, read, person } = await staffUser(place)
    const facts = { fullName: 'Trần Bảo', phone: '0905 333 419', email: `new.${person.email}`, address: '1 Lê Lợi', position: 'Ca trưởng' }
    return { read, told: [{ ...facts, id, groupIds: [], codes: ['DASHBOARD_1'], active: false }] }
  },
  'user/update-function': async (place) => {
    const { id, read } = await staffUser(place)
    return { read, told: [{ id, groupIds: [], codes: ['DASHBOARD_1'] }] }
  },
  'usergroup/update': async (place) => {
    const { id, read } = await staffGroup(place)
    const described = { description: 'Từ 22 giờ', descriptionEn: 'From ten at night' }
    return { read, told: [{ ...names, ...described, id, active: false, codes: ['DASHBOARD_1'] }] }
  },
  'usergroup/update-function': async (place) => {
    const { id, read } = await staffGroup(place)
    return { read, told: [{ id, codes: ['DASHBOARD_1', 'DASHBOARD_2'] }] }
  },
  'supplier/travel-agent/update': async ({ server, admin }) => {
    const code = `TA${crypto.randomUUID().slice(0, 8).toUpperCase()}`
    const form = { code, nameVi: 'Bến Thành', nameEn: 'Ben Thanh', kind: 'travel company' } as const
    const { id } = (await server.ask('supplier/travel-agent/create', form, admin)).data
    const reached = { email: 'a@benthanh.example', phone: '0905 123 456', contacts: [contact] }
    return {
      read: () => server.ask('supplier/travel-agent/detail', { id }, admin),
      told: [{ ...form, ...names, ...reached, id, kind: 'API partner', active: false }],
    }
  },
  'supplier/user/update': async ({ server, admin }) => {
    const userName = `a${crypto.randomUUID().slice(0, 8)}`
    const form = { userName, fullName: 'Lý Mai', email: `${userName}@innkeeper.example`, phone: '0905123456', types: ['AM' as const] }
    const { id } = (await server.ask('supplier/user/create', form, admin)).data
    const told = {
      id,
      fullName: 'Lý Thu Mai',
      email: form.email,
      phone: '0905123457',
      types: ['SM' as const, 'CM' as const],
      reach: [],
      manages: true,
      active: false,
    }
    return { read: () => server.ask('supplier/user/detail', { id }, admin), told: [told] }
  },
  'travelagent/change-level': async (place) => {
    const { travelAgentId, read } = await linkedAgent(place)
    return { read, told: [{ travelAgentId, level: 5 }] }
  },
  'travelagent/set-credit': async (place) => {
    const { travelAgentId, read } = await linkedAgent(place)
    return {
      read,
      told: [
        { travelAgentId, debtLimit: 5_000_000 },
        { travelAgentId, debtLimit: null },
      ],
    }
  },
  'info/update-image': async ({ server, owner }) => ({
    read: () => server.ask('info/get-images', {}, owner),
    told: [{ images: [], main: null }],
  }),
  'room/update-images': async ({ server, owner, roomTypeId: id }) => ({
    read: () => server.ask('room/images', { id }, owner),
    told: [{ id, images: [], main: null }],
  }),
}
