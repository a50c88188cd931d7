import { platformVisitWords } from '@innkeeper/protocol/words/people/visit-words'
import type { Signal } from '@innkeeper/protocol/freshness/signal'
import { speak } from '@innkeeper/protocol/say'
import { writeDiary, type DiaryLine, type Visit } from '#kit/call/diary.ts'
import { notifyEach, type NoticeAt } from '#kit/live/notify.ts'
import type { Tx } from '#kit/transaction/transaction.ts'
import { markLeft } from './visits.store.ts'

/** Where visits are recorded: the transaction, as the platform, and how open screens are notified after it. */
export type VisitsAt = { readonly tx: Tx; readonly requestId: string; readonly publish: (signal: Signal) => void }

/** An administrator who enters a property. */
export type Entering = {
  readonly propertyId: string
  readonly sessionId: string
  readonly accountId: string
  readonly person: string
  readonly address: string
  readonly device: string
}

/** Writes that an administrator entered a property to its diary, and notifies its owners. */
export const recordEntry = async (at: VisitsAt, { sessionId, address, device, ...who }: Entering): Promise<void> =>
  record(at, 'screen', [{ ...who, after: { device }, visit: { kind: 'entry', sessionId, address } }])

/**
 * Writes that administrators left properties to the diary, and notifies the owners, once for each session: the named ones, or where none
 * are named all that have ended.
 */
export const recordLeavings = async (at: VisitsAt, named: readonly string[] | null): Promise<void> => {
  const left = await markLeft(at.tx, named)
  const visits = left.map(({ sessionId, address, at: moment, ...who }) => ({
    ...who,
    visit: { kind: 'leaving' as const, sessionId, address, at: moment },
  }))
  await record(at, named === null ? 'system' : 'screen', visits)
}

type Visiting = Pick<DiaryLine, 'propertyId' | 'person' | 'after'> & { readonly accountId: string; readonly visit: Visit }

/** The calls that the diary names: an entry and a leaving may have come about in other ways as well. */
const calls = { entry: 'supplier/hotel/login', leaving: 'logout' } as const

const record = async (at: VisitsAt, origin: DiaryLine['origin'], visits: readonly Visiting[]): Promise<void> => {
  const { requestId } = at
  await writeDiary(
    at.tx,
    visits.map((visit) => ({ ...visit, subject: visit.person, call: calls[visit.visit.kind], origin, requestId })),
  )
  await notifyEach(at.tx, visits.map(noticeOf))
  for (const { propertyId } of visits) at.publish({ topic: 'stale', propertyId, prefixes: ['notification', 'hotel-log'] })
}

const noticeOf = ({ propertyId, accountId, person, visit }: Visiting): NoticeAt => {
  const { kind, words } = platformVisitWords[visit.kind]
  const title = { vi: speak(words, 'vi', { person }), en: speak(words, 'en', { person }) }
  return { propertyId, kind, subjectCode: visit.sessionId, title, link: 'account/setting', person, accountId, state: '' }
}
