import { Bell } from '#layouts/shell/bell/bell.tsx'
import { PropertySwitcher } from '#layouts/shell/top-bar/property-switcher.tsx'
import { ReasonDialog } from '#layouts/shell/visit/reason-dialog.tsx'
import { AvatarPart } from '#screens/setting/account/avatar-part.tsx'
import { PasswordCard } from '#screens/setting/account/password-card.tsx'
import { ProfileCard } from '#screens/setting/account/profile-card.tsx'
import { SessionsCard } from '#screens/setting/account/sessions-card.tsx'
import { profile } from '../../profile.ts'
import { hotelOf, signedInAs } from '../../sessions.ts'
import { at, id, other, read, typed, type ActCase } from '../act-case.ts'

const session = { id, hotel: null, address: '203.0.113.7', startedAt: at, lastSeenAt: at, browser: 'Firefox', system: 'Linux' }
const sessions = [
  { ...session, id: other, current: true },
  { ...session, current: false },
]
const readSessions = { 'profile/sessions': read({ sessions }) }

const notification = {
  key: id,
  title: 'Booking HA27',
  link: '',
  createdDate: { time: at },
  type: 'newBooking',
  detailCode: '',
  username: '',
  content: [],
  fromRelease: false,
}
/** The bell before and after: what has been seen is told by another title here, so that the change is found. */
const bell = {
  reads: { 'notification/show': read({ notifications: [{ ...notification, seen: false }], more: false, unseen: 1 }) },
  readsAfter: { 'notification/show': read({ notifications: [{ ...notification, title: 'Seen', seen: true }], more: false, unseen: 0 }) },
  told: 'Seen',
}

const hotels = [hotelOf(id, 'Ánh Dương'), hotelOf(other, 'Bến Thành')]

/** What a person does with their own account, in the bell and between their properties. */
export const accountActs: readonly ActCase[] = [
  {
    call: 'visit/give-reason',
    part: <ReasonDialog onClose={() => undefined} given={() => undefined} />,
    fill: typed({ 'Reason of the visit': 'The owner asked for help.' }),
    presses: ['Give the reason'],
    sends: { reason: 'The owner asked for help.' },
    answer: { reason: 'The owner asked for help.' },
  },
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
  {
    call: 'profile/update',
    part: <ProfileCard profile={profile} />,
    fill: typed({ 'Full name': 'Trần Bảo' }),
    presses: ['Save the information'],
    sends: { fullName: 'Trần Bảo' },
    answer: null,
    told: 'The personal information is saved.',
  },
  {
    call: 'profile/password-change',
    part: <PasswordCard profile={profile} />,
    fill: typed({ 'Current password': 'mat khau cu', 'New password': 'cua so mo ra bien', 'Retype the new password': 'cua so mo ra bien' }),
    presses: ['Change the password'],
    sends: { password: 'mat khau cu', newPassword: 'cua so mo ra bien', confirmNewPassword: 'cua so mo ra bien' },
    answer: null,
    told: 'The password is changed. The other sessions have ended.',
  },
  {
    call: 'profile/avatar-delete',
    part: <AvatarPart name="Trần Bảo" picture="/files/face.webp" />,
    presses: ['Delete the picture', 'Delete the picture'],
    sends: {},
    answer: null,
    told: 'The picture is deleted.',
  },
  {
    call: 'notice/update-seen',
    part: <Bell />,
    ...bell,
    presses: ['Notifications, 1 not seen', 'Mark as seen'],
    staysOpen: true,
    sends: { idNotice: id },
    answer: null,
  },
  {
    call: 'notification/hiden',
    part: <Bell />,
    ...bell,
    presses: ['Notifications, 1 not seen', 'Mark all as seen'],
    staysOpen: true,
    sends: {},
    answer: null,
  },
  {
    call: 'login/switch',
    part: <PropertySwitcher />,
    session: { hotel: hotels[0] ?? null, hotels },
    presses: ['Ánh Dương Resort, switch to another property', 'Bến Thành Resort'],
    pressedAs: 'menuitem',
    sends: { hotelId: other },
    answer: signedInAs({ hotel: hotels[1] ?? null, hotels }),
    leadsTo: `/u/${other}`,
  },
]
