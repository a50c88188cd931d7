import { AdministratorScreen } from '#screens/admin/administrators/administrator-screen.tsx'
import { DeleteAdministrator } from '#screens/admin/administrators/delete-administrator.tsx'
import { DeleteGroup } from '#screens/setting/staff/groups/delete-group.tsx'
import { GroupScreen } from '#screens/setting/staff/groups/group-screen.tsx'
import { DeletePerson } from '#screens/setting/staff/people/delete-person.tsx'
import { FactorDemand } from '#screens/setting/staff/people/factor-demand.tsx'
import { LinkPerson } from '#screens/setting/staff/people/link-person.tsx'
import { PersonScreen } from '#screens/setting/staff/people/person-screen.tsx'
import { PersonStanding } from '#screens/setting/staff/people/person-standing.tsx'
import { at, chosen, id, other, pressed, read, steps, typed, type ActCase } from '../act-case.ts'

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
  secondFactor: true,
  factorKept: null,
  firstPassword: null,
  sessions: [{ id: other, address: '203.0.113.7', startedAt: at, lastSeenAt: at, browser: 'Firefox', system: 'Linux' }],
} satisfies Parameters<typeof PersonStanding>[0]['person']

const named = { id, version: 4, active: true, nameVi: 'Trần Minh', nameEn: 'Trần Minh' }
const group = { id, nameVi: 'Lễ tân', nameEn: 'Reception', description: '', descriptionEn: '', codes: ['BOOKING_LIST_1'], mayGive: true }
const groupDetail = {
  id,
  nameVi: 'Lễ tân',
  nameEn: 'Reception',
  description: '',
  descriptionEn: '',
  active: true,
  version: 4,
  changedAt: at,
  changedBy: '',
  people: 0,
  rights: 1,
  codes: [],
}
const functions = [
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
]
const choices = { 'function/get-all': read(functions), 'usergroup/get-all-active': read([group]), 'usergroup/get-all': read([]) }
const elsewhere = {
  id: other,
  fullName: 'Lê An',
  userName: 'an',
  email: 'an@example.com',
  here: false,
  properties: [{ id, nameVi: 'Sóng Biển', nameEn: 'Song Bien', owner: false, active: true, groupsVi: [], groupsEn: [] }],
}
const nothing = () => undefined

/** What is done with the users of a property and their groups. */
export const staffActs: readonly ActCase[] = [
  {
    call: 'user/demand-second-factor',
    part: <FactorDemand />,
    reads: { 'user/second-factor': read({ demanded: false }) },
    readsAfter: { 'user/second-factor': read({ demanded: true }) },
    presses: ['Ask every user for two-step verification'],
    pressedAs: 'checkbox',
    sends: { demanded: true },
    answer: null,
    told: 'From the next sign-in, whoever has no two-step verification sets it up first.',
  },
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
    call: 'user/reset-second-factor',
    part: <PersonStanding person={person} />,
    fill: typed({ Reason: 'Lost telephone' }),
    presses: ['Reset two-step verification', 'Reset two-step verification'],
    staysOpen: true,
    sends: { id, reason: 'Lost telephone' },
    answer: { ended: 1 },
    told: 'The two-step verification of Trần Minh is reset. Trần Minh gets an email about it.',
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
    presses: ['End access for Trần Minh', 'End access for Trần Minh'],
    sends: { id, version: 4, active: false },
    answer: { id, version: 5 },
    told: 'Trần Minh is stopped: every session here has ended.',
    needs: 'USER_LIST_2',
  },
  {
    call: 'user/add',
    part: <PersonScreen />,
    address: '/new',
    reads: choices,
    fill: steps(
      typed({ 'Full name': 'Lê An', Username: 'lean', Email: 'an@example.com', Phone: '0905123456' }),
      pressed('checkbox', /^Reception/u),
    ),
    presses: ['Save the user'],
    sends: { fullName: 'Lê An', groupIds: [id], entry: 'invitation' },
    answer: { id: other, version: 1 },
    told: 'Lê An is added.',
  },
  {
    call: 'user/delete',
    part: <DeletePerson record={named} onClose={nothing} />,
    reads: { 'user/detail': read(person) },
    presses: ['Delete the user'],
    sends: { id },
    answer: { id },
    told: 'Trần Minh is deleted.',
  },
  {
    call: 'user/link',
    part: <LinkPerson />,
    reads: { ...choices, 'user/get-users-all': read([elsewhere]) },
    presses: ['Add from another property', 'Add to this property'],
    staysOpen: true,
    fill: steps(chosen(/^User/u, /^Lê An \(an\)/u), chosen(/^Group here/u, /^Reception/u)),
    sends: { id: other, groupIds: [id], codes: [] },
    answer: { id: other, version: 1 },
    told: 'Lê An works here now.',
  },
  {
    call: 'usergroup/add',
    part: <GroupScreen />,
    address: '/new',
    reads: choices,
    fill: steps(typed({ 'Vietnamese name': 'Buồng', 'English name': 'Housekeeping' }), pressed('checkbox', /^View Bookings/u)),
    presses: ['Save the group'],
    sends: { nameEn: 'Housekeeping', codes: ['BOOKING_1', 'BOOKING_LIST_1'] },
    answer: { id: other, version: 1 },
    told: 'The group Housekeeping is created.',
  },
  {
    call: 'usergroup/delete',
    part: <DeleteGroup record={{ ...named, nameVi: 'Lễ tân', nameEn: 'Reception' }} onClose={nothing} />,
    reads: { 'usergroup/detail': read({ ...groupDetail, members: [] }) },
    presses: ['Delete the group'],
    sends: { id },
    answer: { id },
    told: 'The group Reception is deleted.',
  },
]

const administrator = {
  ...named,
  changedAt: at,
  changedBy: 'Lê Thu Hà',
  fullName: 'Trần Minh',
  userName: 'minh',
  email: 'minh@innkeeper.example',
  phone: '',
  types: ['AM'],
  manages: false,
  managers: null,
  state: 'invited',
  lastSignInAt: null,
  self: false,
  secondFactor: true,
  factorReset: null,
  invitation: null,
  properties: null,
  reach: null,
  reachOpen: true,
}

/** What administrators do with one another. */
export const administratorActs: readonly ActCase[] = [
  {
    call: 'supplier/user/create',
    part: <AdministratorScreen />,
    address: '/new',
    isAdministrator: true,
    fill: steps(
      typed({ 'Full name': 'Lê An', Username: 'lean', Email: 'an@innkeeper.example', Phone: '0905123456' }),
      pressed('checkbox', 'Account manager (AM)'),
    ),
    presses: ['Save the administrator'],
    sends: { fullName: 'Lê An', types: ['AM'] },
    answer: { id: other, version: 1 },
    told: 'Lê An is invited.',
  },
  {
    call: 'supplier/user/invite',
    part: <AdministratorScreen />,
    address: `/${id}`,
    isAdministrator: true,
    reads: { 'supplier/user/detail': read(administrator) },
    presses: ['Send the invitation again'],
    sends: { id },
    answer: { expiresAt: at },
    told: 'The invitation is sent to minh@innkeeper.example.',
  },
  {
    call: 'supplier/user/reset-second-factor',
    part: <AdministratorScreen />,
    address: `/${id}`,
    isAdministrator: true,
    reads: { 'supplier/user/detail': read(administrator) },
    fill: typed({ Reason: 'Lost telephone' }),
    presses: ['Reset two-step verification', 'Reset two-step verification'],
    staysOpen: true,
    sends: { id, reason: 'Lost telephone' },
    answer: { ended: 1 },
    told: 'The two-step verification of Trần Minh is reset. Trần Minh gets an email about it.',
  },
  {
    call: 'supplier/user/delete',
    part: <DeleteAdministrator record={named} onClose={nothing} />,
    isAdministrator: true,
    reads: { 'supplier/user/detail': read(administrator) },
    presses: ['Delete the administrator'],
    sends: { id },
    answer: { id },
    told: 'Trần Minh is deleted.',
  },
]
