import type { FunctionCode } from '@innkeeper/protocol/access'
import { say, speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { postEvents } from '#kit/jobs/outbox.ts'
import { notify } from '#kit/live/notify.ts'
import type { Person } from '#kit/request/who.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Letter } from '#outside/mail.ts'
import { ownersOf, type Owner } from '#features/properties/supplier/owners.reads.ts'
import { rightsText } from './giving.ts'
import { nameOfProperty } from './property-name.store.ts'

type Telling = { readonly tx: PropertyTx; readonly person: Person }

/** Rights that people have from now on, and who they are. */
type Gained = {
  readonly gained: readonly FunctionCode[]
  readonly members: readonly { readonly fullName: string; readonly active: boolean }[]
}

/** Tells the owners that a group, and with it its people, has new rights. */
export const newsOfGroup = async (
  at: Telling,
  group: { readonly nameVi: string; readonly nameEn: string },
  { gained, members }: Gained,
): Promise<void> => {
  const people = members.filter(({ active }) => active)
  if (gained.length === 0 || people.length === 0) return
  await tellOwners(at, {
    words: groupWords,
    values: (language) => ({
      group: language === 'vi' ? group.nameVi : group.nameEn,
      count: people.length,
      rights: rightsText(gained, language),
    }),
    link: 'account/list-user/group',
  })
}

/** Somebody at the property, and whether they are new here. */
type Newcomer = { readonly id: string; readonly fullName: string; readonly userName: string; readonly isNew: boolean }

/** Tells the owners of a new person, or of rights that a person has from now on. */
export const newsOfPerson = async (at: Telling, person: Newcomer, gained: readonly FunctionCode[]): Promise<void> => {
  if (!person.isNew && gained.length === 0) return
  await tellOwners(at, {
    words: person.isNew ? newcomerWords : personWords,
    values: (language) => ({ name: person.fullName, userName: person.userName, rights: rightsText(gained, language) }),
    link: `account/manage-user/user/${person.id}`,
  })
}

/** What is told: a sentence, its values in each language, and the screen to look at. */
type News = { readonly words: Saying; readonly values: (language: Language) => SayingValues; readonly link: string }

/** Tells it in the bell, and each owner by letter: whoever did it too, for it may have been somebody else at their desk. */
const tellOwners = async (at: Telling, { words, values, link }: News): Promise<void> => {
  const title = { vi: speak(words, 'vi', values('vi')), en: speak(words, 'en', values('en')) }
  const { accountId, fullName, kind } = at.person
  await notify(at.tx, [
    { kind: 'staffChanged', subjectCode: '', title, link, person: fullName, accountId: kind === 'admin' ? null : accountId, state: '' },
  ])
  const hotel = await nameOfProperty(at.tx)
  await postEvents(
    at.tx,
    'mail',
    (await ownersOf(at.tx)).map((owner) => letterTo(owner, { title, hotel, person: fullName })),
  )
}

type Told = { readonly title: Saying; readonly hotel: Saying; readonly person: string }

const letterTo = ({ email, fullName, language }: Owner, { title, hotel, person }: Told): Letter => ({
  to: email,
  language,
  subject: speak(subject, language, { hotel: hotel[language] }),
  text: speak(text, language, { name: fullName, hotel: hotel[language], title: title[language], person }),
})

const newcomerWords = say(
  'Người dùng mới: {name} ({userName}), có quyền {rights}.',
  'A new user: {name} ({userName}), with the rights to {rights}.',
)
const personWords = say('{name} ({userName}) có thêm quyền: {rights}.', '{name} ({userName}) has new rights: {rights}.')
const groupWords = say(
  'Nhóm {group} ({count} người) có thêm quyền: {rights}.',
  'The group {group} (people: {count}) has new rights: {rights}.',
)

const subject = say('{hotel}: người dùng và quyền vừa thay đổi', '{hotel}: users and rights have changed')
const text = say(
  `Xin chào {name},

{hotel}: {title}
Người thực hiện: {person}

Xem lại ở Innkeeper, Cài đặt, Quản lý người dùng. Nếu việc này không đúng ý, ngừng người dùng đó và đổi mật khẩu của mình.

Innkeeper
`,
  `Hello {name},

{hotel}: {title}
Done by: {person}

Look at it in Innkeeper, Settings, User management. If it should not be so, stop that user and change your own password.

Innkeeper
`,
)
