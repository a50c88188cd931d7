import { randomInt } from 'node:crypto'
import { giftCodeForm } from '@innkeeper/protocol/calls/room-sale/gift-code-fields'
import { withChanges } from '@innkeeper/protocol/changes-of'
import { say } from '@innkeeper/protocol/say'
import { todayIn, toDay } from '@innkeeper/rules/days/day'
import { checkRunning } from '@innkeeper/rules/gift-code/check-gift-code'
import { codesFrom, isPatternWide } from '@innkeeper/rules/gift-code/code-pattern'
import { v7 as uuidv7 } from 'uuid'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { rowsForFile } from '#kit/records/pages.ts'
import { present, presentAsSeen } from '#kit/records/present.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { linkedAgents } from '#features/travel-agents/linked-agents.reads.ts'
import { problemsOf, type Terms } from './check-form.ts'
import { giftCodesFile } from './gift-codes-file.ts'
import * as store from './gift-codes.store.ts'

/** The calls of gift codes. */
export const giftCodesCalls = implement({
  'giftcode/get-list': async (at, { limit, offset, ...filter }) =>
    store.listGiftCodes(at.tx, filter, await readerOf(at), { limit, offset }),

  'giftcode/search': async (at, { text }) => {
    const found = await store.listGiftCodes(at.tx, { text, descending: false }, await readerOf(at), { limit: 20, offset: 0 })
    return found.rows.map(({ id, code, nameVi, nameEn, condition }) => ({ id, code, nameVi, nameEn, condition }))
  },

  'giftcode/export': async (at, filter) => {
    const reader = await readerOf(at)
    const rows = await rowsForFile(at, (page) => store.listGiftCodes(at.tx, filter, reader, page))
    return giftCodesFile(rows, reader.currency, at.language)
  },

  'giftcode/detail': async (at, { id }) => {
    return present(at, await store.findGiftCode(at.tx, id, (await readerOf(at)).today), 'giftCodeMissing')
  },

  'giftcode/get-choices': async (at) => ({
    here: at.tx.propertyId,
    hotels: await store.hotelsOf(at.tx, at.person.accountId),
    agents: await linkedAgents(at.tx),
    today: (await readerOf(at)).today,
  }),

  'giftcode/create': async (at, given) => {
    await store.lockCodes(at.tx)
    const form = ofItsChoices(given)
    const problems = await termProblems(at, form, [])
    const taken = (await store.codesTaken(at.tx, [form.code], form)).size > 0
    if (problems.length > 0 || taken) throw at.fieldsRefused([...problems, ...(taken ? [codeTaken] : [])])
    const [id = ''] = await store.insertGiftCodes(at.tx, [form], { batchId: null, person: at.person.fullName })
    await at.diary({ subject: subjectOf(form), after: await told(at, form) })
    return { id, version: 1 }
  },

  'giftcode/create-many': async (at, { pattern, count, ...given }) => {
    const terms = ofItsChoices(given)
    const problems = await termProblems(at, terms, [])
    const wide = isPatternWide(pattern, count)
    if (problems.length > 0 || !wide)
      throw at.fieldsRefused([
        ...problems,
        ...(wide ? [] : [{ field: 'pattern', key: 'giftCodePatternShort', values: { count } } as const]),
      ])
    const codes = await freeCodes(at, { pattern, count, terms })
    const batchId = uuidv7()
    await store.insertGiftCodes(
      at.tx,
      codes.map((code) => ({ ...terms, code })),
      { batchId, person: at.person.fullName },
    )
    await at.diary({ subject: pattern, after: { ...(await told(at, terms)), pattern, count } })
    return { batchId, count }
  },

  'giftcode/update': async (at, { id, version, ...changes }) => {
    await store.lockCodes(at.tx)
    await store.lockGiftCode(at.tx, id)
    const { today } = await readerOf(at)
    const before = presentAsSeen(at, await store.findGiftCode(at.tx, id, today), {
      version,
      missing: 'giftCodeMissing',
      changed: 'giftCodeChanged',
    })
    const old = formOf(before)
    const form = ofItsChoices(withChanges(giftCodeForm, old, changes))
    if (before.begun) refuseWhatHasBegun(at, before, form)
    const problems = await termProblems(at, form, old.hotels)
    const taken = (await store.codesTaken(at.tx, [form.code], form, id)).size > 0
    if (problems.length > 0 || taken) throw at.fieldsRefused([...problems, ...(taken ? [codeTaken] : [])])
    const newVersion = await store.updateGiftCode(at.tx, { id, version }, form, at.person.fullName)
    await at.diary({ subject: subjectOf(form), before: await told(at, old), after: await told(at, form) })
    return { id, version: newVersion }
  },

  'giftcode/delete': async (at, { id }) => {
    await store.lockGiftCode(at.tx, id)
    const giftCode = present(at, await store.findGiftCode(at.tx, id, (await readerOf(at)).today), 'giftCodeMissing')
    if (giftCode.taken > 0) throw at.refusal('giftCodeInUse', { values: { bookings: giftCode.taken } })
    await store.deleteGiftCode(at.tx, id)
    await at.diary({ subject: subjectOf(giftCode), before: await told(at, formOf(giftCode)) })
    return { id }
  },

  'giftcode/deactivate-all': async (at, { batchId }) => {
    const count = await store.stopAll(at.tx, batchId, at.person.fullName)
    await at.diary({ subject: batchId === undefined ? allCodes : codesTogether, after: { count } })
    return { count }
  },
})

type Writing = At<'giftcode/create'> | At<'giftcode/create-many'> | At<'giftcode/update'>
type Anyone = Pick<At<'giftcode/detail'>, 'tx' | 'now' | 'language' | 'person'>

const readerOf = async ({ tx, now, language }: Anyone) => {
  const { currency, timeZone } = await localeOf(tx)
  return { currency, language, today: todayIn(timeZone, now) }
}

/** Only an owner reaches the owner's other properties; those that a code has already, anybody may keep. */
const termProblems = async (at: Writing, terms: Terms, kept: readonly string[]) => {
  const [hotels, agents, reach] = await Promise.all([
    store.hotelsOf(at.tx, at.person.accountId),
    linkedAgents(at.tx),
    store.countReach(at.tx, terms),
  ])
  return problemsOf(terms, {
    hotels: new Set([...hotels.map(({ id }) => id), ...kept]),
    agents: new Set(agents.map(({ id }) => id)),
    mayExclude: at.person.owner || kept.length > 0,
    reach,
  })
}

const codeTaken = { field: 'code', key: 'giftCodeTaken' } as const

/** What belongs to another choice is emptied. */
const ofItsChoices = <T extends Terms>(terms: T): T => ({
  ...terms,
  maxDiscount: terms.percentOrFixed === 'percent' ? terms.maxDiscount : null,
  agentKinds: terms.forAgents === 'kinds' ? terms.agentKinds : [],
  agentIds: terms.forAgents === 'named' ? terms.agentIds : [],
})

type Draw = { readonly pattern: string; readonly count: number; readonly terms: Terms }

/**
 * New codes of a pattern. Of a thousand possible ones at most one is made, so few are taken, and those are drawn again. One that is made at the
 * same moment would break the constraint: too rare to let everybody wait for ten thousand codes.
 */
const freeCodes = async (at: At<'giftcode/create-many'>, { pattern, count, terms }: Draw): Promise<string[]> => {
  const draw = (below: number) => randomInt(below)
  const drawn = codesFrom(pattern, count, { taken: new Set(), draw })
  const taken = await store.codesTaken(at.tx, drawn, terms)
  if (taken.size === 0) return drawn
  const free = drawn.filter((code) => !taken.has(code))
  const more = codesFrom(pattern, taken.size, { taken: new Set([...drawn, ...taken]), draw })
  if ((await store.codesTaken(at.tx, more, terms)).size > 0)
    throw at.refusal('giftCodePatternShort', { field: 'pattern', values: { count } })
  return [...free, ...more]
}

/** "`gift-update` changes a running one": later end, more uses, on or off, and nothing else. */
const refuseWhatHasBegun = (at: At<'giftcode/update'>, before: store.GiftCodeRecord, form: store.GiftCodeForm): void => {
  const old = formOf(before)
  const changed = changedFields(old, form).filter((field) => !['validTo', 'mostUses', 'active'].includes(field))
  const wrong = checkRunning(termsOf(old), termsOf(form), before.uses)
  if (changed.length === 0 && wrong.length === 0) return
  throw at.fieldsRefused([
    ...changed.map((field) => ({ field, key: 'giftCodeBegun' }) as const),
    ...wrong.map(({ field, reason }) => ({ field, key: reason, values: { used: before.uses } })),
  ])
}

const changedFields = (before: store.GiftCodeForm, after: store.GiftCodeForm): string[] => {
  const values = new Map<string, unknown>(Object.entries(before))
  return Object.entries(after).flatMap(([name, value]) => (JSON.stringify(value) === JSON.stringify(values.get(name)) ? [] : [name]))
}

const termsOf = ({ validTo, mostUses }: store.GiftCodeForm) => ({ validTo: validTo === null ? null : toDay(validTo), mostUses })

const formOf = (record: store.GiftCodeRecord): store.GiftCodeForm => {
  const { id: _id, version: _version, batchId: _batch, condition: _condition, uses: _uses, taken: _taken, begun: _begun, ...rest } = record
  const { changedAt: _at, changedBy: _by, ...form } = rest
  return form
}

const subjectOf = ({ code }: Pick<store.GiftCodeForm, 'code'>): string => code

/** A gift code for the diary: its properties by their names, as the person who changes it reads them. */
const told = async <T extends Terms>(at: Anyone, form: T) => {
  const names = new Map(
    (await store.hotelsOf(at.tx, at.person.accountId)).map((one) => [one.id, at.language === 'vi' ? one.nameVi : one.nameEn]),
  )
  return { ...form, hotels: form.hotels.map((id) => names.get(id) ?? id) }
}

const allCodes = say('mọi mã', 'all codes')
const codesTogether = say('một đợt mã', 'codes made together')
