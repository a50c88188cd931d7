import { HotelChainScreen } from '#screens/hotel-information/general-info/hotel-chain/hotel-chain-screen.tsx'
import { RegisterPart } from '#screens/hotel-information/general-info/register/register-part.tsx'
import { GeneralConfigScreen } from '#screens/hotel-information/hotel-config/general/general-config-screen.tsx'
import { ContractScreen } from '#screens/setting/contract/contract-screen.tsx'
import { GroupScreen } from '#screens/setting/staff/groups/group-screen.tsx'
import { AdministratorScreen } from '#screens/admin/administrators/administrator-screen.tsx'
import { PersonScreen } from '#screens/setting/staff/people/person-screen.tsx'
import type { FormCase } from './form-case.ts'
import { nearbyCase, pageOf, readsOf, recordCases } from './record-cases.ts'
import { emailWords, mail } from './mail-case.ts'
import { season } from './season-case.ts'

const changed = { version: 1, changedAt: '2026-11-21T08:20:00.000000Z', changedBy: 'Lê Thu Hà' }
const people = { mine: 'Mine', theirs: 'Theirs' }
const name = { name: 'nameEn', label: 'English name', ...people }

const pages = recordCases.map((one): FormCase => {
  const { row, kind, detail, inDetail = {} } = one
  const { save, saved } = kind.words.page
  return {
    update: kind.calls.update,
    Screen: one.Screen,
    address: pageOf(row),
    codes: one.codes,
    row,
    reads: (latest) => ({ ...readsOf(one, []), [detail]: () => ({ body: { data: { ...latest(), ...inDetail } } }) }),
    field: 'nameEn' in row ? name : { name: 'titleEn', label: 'English title', ...people },
    save: save.en,
    saved: saved.en.replace('{name}', 'Mine'),
    leadsTo: kind.listAt('0'),
  }
})

const nearby: FormCase = {
  update: nearbyCase.kind.calls.update,
  Screen: nearbyCase.List,
  address: '/',
  opener: 'Open Sea view',
  codes: nearbyCase.codes,
  row: nearbyCase.row,
  reads: (latest) => ({ ...readsOf(nearbyCase, []), [nearbyCase.read]: () => ({ body: { data: [latest()], total: 1 } }) }),
  field: name,
  save: 'Save the place',
  saved: 'The place Mine is saved.',
}

const chain: FormCase = {
  update: 'chain/update',
  Screen: HotelChainScreen,
  address: '/',
  codes: ['HOTEL_CHAIN_1', 'HOTEL_CHAIN_2'],
  row: { ...changed, nameVi: 'Biển Việt', nameEn: 'Bien Viet', members: [] },
  reads: (latest) => ({ 'chain/get-all': () => ({ body: { data: { chain: latest(), candidates: [] } } }) }),
  field: { ...name, label: 'English name of the chain' },
  save: 'Save the chain',
  saved: 'The chain Mine is saved.',
}

const register: FormCase = {
  update: 'info/update',
  Screen: RegisterPart,
  address: '/',
  codes: ['REGISTRATION_INFO_1', 'REGISTRATION_INFO_2'],
  row: {
    ...changed,
    kind: 'hotel',
    code: 'HAIAU',
    nameVi: 'Khách sạn Hải Âu',
    nameEn: 'Seagull Hotel',
    propertyTypeCode: 'hotel',
    star: 4,
    numberOfRooms: 60,
    taxCode: '0401234567',
    countryCode: 'VN',
    provinceCode: '48',
    communeCode: '20285',
    address: '99 Võ Nguyên Giáp',
    phone: '+84 236 3959 888',
    email: 'letan@haiau.example',
    website: '',
    latitude: 16.0605,
    longitude: 108.2463,
    descriptionVi: '',
    descriptionEn: '',
    contacts: [{ fullName: 'Lê Thu Hà', phone: '0905 123 456', email: 'ha@haiau.example', position: 'Trưởng lễ tân' }],
  },
  reads: (latest) => ({
    'info/general': () => ({ body: { data: latest() } }),
    'location/map': () => ({ body: { data: { tiles: null, attribution: '' } } }),
    'location/get-all': () => ({ body: { data: { provinces: [], communes: [] } } }),
    'area/get-landmark-all': () => ({ body: { data: { position: null, landmarks: [] } } }),
  }),
  field: name,
  save: 'Save the registration information',
  saved: 'The registration information is saved.',
}

const config: FormCase = {
  update: 'hotel-setting/update',
  Screen: GeneralConfigScreen,
  address: '/',
  codes: ['GENERAL_CONFIG_1', 'GENERAL_CONFIG_2'],
  row: {
    ...changed,
    checkInFrom: '14:00',
    checkOutUntil: '12:00',
    currency: 'VND',
    taxChoice: 220,
    childAgeLimit: 12,
    weekendNights: [5, 6],
    promotionMode: 'best',
    stayMinimum: 'arrival',
    timeZone: 'Asia/Ho_Chi_Minh',
    paymentHours: 24,
    configuredAt: changed.changedAt,
    taxRates: [
      { kind: 'serviceCharge', from: '2000-01-01', to: null, basisPoints: 500 },
      { kind: 'vat', from: '2000-01-01', to: null, basisPoints: 800 },
    ],
    amounts: { roomTypes: 0, plans: 0, policies: 0, credits: 0 },
  },
  reads: (latest) => ({ 'hotel-setting/general-info': () => ({ body: { data: latest() } }) }),
  field: { name: 'childAgeLimit', label: 'Children are under', mine: 8, theirs: 6 },
  save: 'Save the general configuration',
  saved: 'The general configuration is saved.',
}

const contract: FormCase = {
  update: 'contract/update',
  Screen: ContractScreen,
  address: '/',
  codes: ['E_CONTRACT_1', 'E_CONTRACT_2'],
  row: {
    ...changed,
    businessName: 'Công ty Hải Âu',
    taxCode: '0401234567',
    address: '44 Võ Nguyên Giáp',
    bankAccountNumber: '0011004123456',
    accountOwner: 'CONG TY HAI AU',
    bank: '970436',
    branch: 'Đà Nẵng',
    legalRepresentative: 'Nguyễn Văn An',
    signer: 'Trần Thị Bích',
    position: 'Giám đốc',
    commission: 1550,
    agreed: null,
    state: 'create',
    endsOn: null,
    open: true,
  },
  reads: (latest) => ({
    'contract/get-info': () => ({ body: { data: latest() } }),
    'bank/get-all': () => ({ body: { data: [{ bin: '970436', code: 'VCB', shortName: 'Vietcombank', name: 'Ngoại thương' }] } }),
  }),
  field: { name: 'branch', label: 'Branch', ...people },
  save: 'Save the legal information',
  saved: 'The legal information is saved.',
}

const functions = {
  'function/get-all': () => ({
    body: {
      data: [
        {
          name: 'BOOKING_LIST',
          nameVi: 'Đặt phòng',
          nameEn: 'Bookings',
          around: [],
          view: 'BOOKING_LIST_1',
          change: 'BOOKING_LIST_2',
          mayGiveView: true,
          mayGiveChange: true,
        },
      ],
    },
  }),
}
const staffRow = { id: '01900000-0000-7000-8000-000000000401', active: true, codes: ['BOOKING_LIST_1'], ...changed }

const staffGroup: FormCase = {
  update: 'usergroup/update',
  Screen: GroupScreen,
  address: `/${staffRow.id}`,
  codes: ['USER_MANAGEMENT_1', 'USER_GROUP_1', 'USER_GROUP_2'],
  row: { ...staffRow, nameVi: 'Lễ tân', nameEn: 'Reception', description: '', descriptionEn: '', people: 0, rights: 1, members: [] },
  reads: (latest) => ({ ...functions, 'usergroup/detail': () => ({ body: { data: latest() } }) }),
  field: name,
  save: 'Save the group',
  saved: 'The group Mine is saved.',
  leadsTo: '/u/0/account/list-user/group',
}

const person: FormCase = {
  update: 'user/update',
  Screen: PersonScreen,
  address: `/${staffRow.id}`,
  codes: ['USER_MANAGEMENT_1', 'USER_LIST_1', 'USER_LIST_2'],
  row: {
    ...staffRow,
    fullName: 'Lê Thu Hà',
    userName: 'ha',
    email: 'ha@haiau.example',
    phone: '0905 123 456',
    address: '',
    position: 'Lễ tân',
    owner: false,
    state: 'working',
    groups: [],
    groupIds: [],
    secondFactor: false,
    factorKept: 'none',
    entered: null,
    lock: null,
    mayChangeEmail: false,
    hasTraces: true,
    firstPassword: null,
    invitation: null,
    sessions: [],
  },
  reads: (latest) => ({
    ...functions,
    'usergroup/get-all-active': () => ({ body: { data: [] } }),
    'user/detail': () => ({ body: { data: latest() } }),
  }),
  field: { name: 'fullName', label: 'Full name', ...people },
  save: 'Save the user',
  saved: 'Mine is saved.',
  leadsTo: '/u/0/account/list-user/user',
}

const administrator: FormCase = {
  update: 'supplier/user/update',
  Screen: AdministratorScreen,
  address: `/${staffRow.id}`,
  codes: [],
  row: {
    id: staffRow.id,
    ...changed,
    fullName: 'Lê Thu Hà',
    userName: 'ha',
    email: 'ha@innkeeper.example',
    phone: '0905 123 456',
    types: ['AM'],
    manages: false,
    managers: null,
    active: true,
    state: 'working',
    secondFactor: false,
    factorReset: null,
    lastSignInAt: null,
    properties: null,
    reach: null,
    reachOpen: true,
    self: false,
    invitation: null,
  },
  reads: (latest) => ({ 'supplier/user/detail': () => ({ body: { data: latest() } }) }),
  field: { name: 'fullName', label: 'Full name', ...people },
  save: 'Save the administrator',
  saved: 'Mine is saved.',
  leadsTo: '/admin/users',
}

/** Each form that saves a record with a version: the pages of the records, and the forms that stand elsewhere; a new one is a line here. */
export const formCases: readonly FormCase[] = [
  ...pages,
  nearby,
  season,
  chain,
  register,
  config,
  mail,
  emailWords,
  contract,
  staffGroup,
  person,
  administrator,
]
