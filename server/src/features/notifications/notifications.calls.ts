import { alertKinds, alertWords, rightForAlert, type AlertKind } from '@innkeeper/protocol/words/platform/alert-kinds'
import { bookingStateWords } from '@innkeeper/protocol/words/sale/booking-words'
import { commissionNotice, contractEndKind, contractStepKind } from '@innkeeper/protocol/words/platform/contract-words'
import { platformVisitWords } from '@innkeeper/protocol/words/people/visit-words'
import { holdsAll } from '@innkeeper/protocol/access'
import { languages, speak, type Language } from '@innkeeper/protocol/say'
import { bookingStates } from '@innkeeper/rules/booking/booking-states'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import type { Person } from '#kit/request/who.ts'
import { alertChoices, chooseAlert } from './alert-choices.store.ts'
import * as platform from './platform-bell.store.ts'
import { countUnseen, markAllSeen, markSeen, notificationPage, type StoredNotification } from './notifications.store.ts'

/** The bell. */
export const notificationCalls = implement({
  'notification/show': async (at, { limit, offset }) => {
    const { found, unseen } = await bellOf(at, { limit: limit + 1, offset })
    return { notifications: found.slice(0, limit).map((one) => told(one, at.language)), more: found.length > limit, unseen }
  },

  'notification/hiden': async (at) => {
    const { accountId, propertyId } = at.person
    if (propertyId === null) await platform.markAllSeenByPlatform(at.tx, accountId)
    else await markAllSeen(await at.enter(propertyId), accountId)
    return null
  },

  'notice/update-seen': async (at, { idNotice }) => {
    const { accountId, propertyId } = at.person
    const isThere =
      propertyId === null
        ? await platform.markSeenByPlatform(at.tx, accountId, idNotice)
        : await markSeen(await at.enter(propertyId), accountId, idNotice)
    if (!isThere) throw at.refusal('notFound', { field: 'idNotice' })
    return null
  },

  'notification/choices': async (at) => {
    const chosen = await alertChoices(at.tx, at.person.accountId)
    const hidden = readerOf(at.person).hiddenKinds
    const usual = (kind: AlertKind) => ({ kind, inBell: true, byMail: false })
    const kinds = alertKinds.filter((kind) => !hidden.includes(kind))
    return { choices: kinds.map((kind) => chosen.find((one) => one.kind === kind) ?? usual(kind)) }
  },

  'notification/choose': async (at, choice) => {
    if (readerOf(at.person).hiddenKinds.includes(choice.kind)) throw at.refusal('notFound', { field: 'kind' })
    await chooseAlert(at.tx, at.person.accountId, choice)
    const { kind, ...after } = choice
    await at.diary({ subject: alertWords[kind], after })
    return null
  },
})

type Page = { readonly limit: number; readonly offset: number }

/** A page of the reader's bell, and how many they have not seen: the property's, or the platform's for an administrator outside properties. */
const bellOf = async (at: Pick<At<'notification/show'>, 'tx' | 'person' | 'enter'>, page: Page) => {
  const { propertyId, accountId } = at.person
  if (propertyId === null) {
    const found = await platform.platformNoticePage(at.tx, accountId, page)
    return { found, unseen: await platform.countUnseenByPlatform(at.tx, accountId) }
  }
  const tx = await at.enter(propertyId)
  const reader = readerOf(at.person)
  const found = await notificationPage(tx, reader, page)
  return { found, unseen: await countUnseen(tx, reader) }
}

/**
 * People without the right to see bookings, agents or the contract get no notifications of them; only owners are told that the platform's people came and
 * went.
 */
const readerOf = (person: Person) => ({
  accountId: person.accountId,
  hiddenKinds: [
    ...alertKinds.filter((kind) => !holdsAll(person.codes, [rightForAlert[kind]])),
    ...(holdsAll(person.codes, ['E_CONTRACT_1']) ? [] : [commissionNotice.kind, contractStepKind, contractEndKind]),
    ...(person.owner ? [] : visitKinds),
  ],
})

const visitKinds: readonly string[] = Object.values(platformVisitWords).map(({ kind }) => kind)

const told = (stored: StoredNotification, language: Language) => ({
  key: stored.notificationId,
  seen: stored.seen,
  title: language === 'vi' ? stored.titleVi : stored.titleEn,
  link: stored.link,
  createdDate: { time: stored.at },
  type: stored.kind,
  detailCode: stored.subjectCode,
  username: stored.person,
  content: languages.map((lang) => ({
    lang,
    code: stored.subjectCode,
    status: stateIn(lang, stored.state),
    name: lang === 'vi' ? stored.titleVi : stored.titleEn,
  })),
  fromRelease: stored.fromRelease,
})

const stateIn = (language: Language, state: string): string => {
  const known = bookingStates.find((one) => one === state)
  return known === undefined ? state : speak(bookingStateWords[known], language)
}
