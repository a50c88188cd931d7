import { completenessWords } from '@innkeeper/protocol/words/property/completeness-words'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import type { CompletenessFlag } from '@innkeeper/rules/completeness/completeness'
import { systemMove } from '@innkeeper/rules/property/settled-state'
import type { Sweep, SweepAt } from '#kit/jobs/schedule.ts'
import { eachInTurn } from '#kit/transaction/each-in-turn.ts'
import { inProperty, inTransaction, type Tx } from '#kit/transaction/transaction.ts'
import { ownStanding, standingsIn, type Standing } from '#features/completeness/completeness.reads.ts'
import { platformNews, type PlatformNews } from '../supplier/platform-mail.ts'
import { movePropertyState } from './property-life.store.ts'
import { deleteLosses, keptLosses, saveLosses, namesOf, type SavedLosses, type PropertyNames } from './settle.store.ts'
import { staleAs } from '#kit/live/announce.ts'

const look = { role: 'platform', readOnly: true, seconds: 60 } as const

/** Moves each property that is not on sale yet to the state of its stored facts: "create" when a part is missing, else "wait confirm". */
export const settleStates: Sweep = {
  name: 'property states',
  everySeconds: 60,
  run: async (at) => {
    const standings = await inTransaction(at.pool, look, (tx) => standingsIn(tx, ['create', 'wait confirm']))
    const due = standings.filter(({ state, completeness }) => systemMove(state, completeness.complete) !== null)
    await eachInTurn(due, ({ propertyId }) => settle(at, propertyId))
  },
}

// What was read outside the transaction is read again inside: somebody may have filled in or confirmed something meanwhile.
const settle = async ({ pool, publish }: SweepAt, propertyId: string): Promise<void> => {
  const moved = await inProperty(pool, propertyId, async (tx) => {
    const { state, completeness } = await ownStanding(tx)
    const move = systemMove(state, completeness.complete)
    if (move === null) return false
    const result = await movePropertyState(tx, { act: move.act, who: 'system', complete: completeness.complete, person: null })
    return result.ok
  })
  if (moved) publish([staleAs('property/move', propertyId)])
}

/** "A property on sale that loses a flag stays on sale": the platform is notified, once for each loss. */
export const notifyLosses: Sweep = {
  name: 'lost parts of properties on sale',
  everySeconds: 300,
  run: async ({ pool }) => {
    const { standings, kept } = await inTransaction(pool, look, async (tx) => ({
      standings: await standingsIn(tx, ['onsite']),
      kept: await keptLosses(tx),
    }))
    const changed = standings.filter((standing) => hasChanged(standing, kept))
    await eachInTurn(changed, (standing) => inTransaction(pool, { ...look, readOnly: false }, (tx) => tellOf(tx, standing)))
  },
}

const lacking = ({ completeness }: Standing): CompletenessFlag[] => completeness.items.filter(({ ok }) => !ok).map(({ flag }) => flag)

const hasChanged = (standing: Standing, kept: SavedLosses): boolean => {
  const before = kept.get(standing.propertyId) ?? new Set()
  const now = lacking(standing)
  return now.length !== before.size || now.some((flag) => !before.has(flag))
}

const tellOf = async (tx: Tx, standing: Standing): Promise<void> => {
  const lost = lacking(standing)
  await deleteLosses(tx, standing.propertyId, lost)
  const fresh = await saveLosses(tx, standing.propertyId, lost)
  if (fresh.length > 0) await platformNews(tx, lossNews(standing.propertyId, await namesOf(tx, standing.propertyId), fresh))
}

const subject = say('{name} đang bán mà thiếu thông tin', '{name} is on sale and lacks information')
const text = say(
  '{name} ({code}) vẫn đang bán nhưng thiếu: {items}. Chỗ nghỉ đã được nhắc trên màn hình Tổng quan. Nếu cần, ngừng bán ở Danh sách khách sạn.',
  '{name} ({code}) stays on sale but lacks: {items}. The property is told on its Dashboard. If needed, take it off sale in Hotels.',
)

const lossNews = (propertyId: string, names: PropertyNames, flags: readonly CompletenessFlag[]): PlatformNews => {
  const inLanguage = (words: Saying, language: Language): string =>
    speak(words, language, {
      name: language === 'vi' ? names.nameVi : names.nameEn,
      code: names.code,
      items: flags.map((flag) => completenessWords[flag].words[language]).join(', '),
    })
  const inBoth = (words: Saying): Saying => ({ vi: inLanguage(words, 'vi'), en: inLanguage(words, 'en') })
  const notice = { kind: 'partsLost', subjectCode: names.code, link: `hotels/${propertyId}`, person: '', accountId: null } as const
  return { subject: inBoth(subject), text: inBoth(text), notice }
}
