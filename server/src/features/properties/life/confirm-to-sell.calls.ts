import { moveProperty } from '@innkeeper/rules/property/move-property'
import { propertyMoves, type PropertyState } from '@innkeeper/rules/property/property-states'
import { settledState } from '@innkeeper/rules/property/settled-state'
import { verifiedBy } from '@innkeeper/rules/property/verification'
import { propertyStateWords } from '@innkeeper/protocol/words/property/property-words'
import type { Person } from '#kit/request/who.ts'
import { implement } from '#kit/call/implement.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { ownStanding } from '#features/completeness/completeness.reads.ts'
import { lifeOf, type Life } from './confirm-to-sell.store.ts'
import { movePropertyState, type MoveResult } from './property-life.store.ts'
import { refusedMove } from './refused-move.ts'

/** The property's steps towards selling, and its progress. */
export const confirmToSellCalls = implement({
  'dashboard/hotel-status': async (at) => {
    const { state, completeness } = await ownStanding(at.tx)
    const life = await lifeOf(at.tx)
    const settled = settledState(state, completeness.complete)
    const since = settled === state ? life.since : null
    return {
      state: settled,
      since,
      answerBy: settled === 'wait approve' && since !== null ? verifiedBy(new Date(since)).toISOString() : null,
      sentBackNote: life.sentBackNote,
      takenOffBy: life.takenOffBy,
      contract: life.contract,
      certificate: life.certificate,
      acts: ownActs(settled, life, completeness.complete),
    }
  },

  'dashboard/confirm-hotel-info': async (at) => {
    const { completeness } = await ownStanding(at.tx)
    const result = await confirm(at.tx, at.person, completeness.complete)
    if (!result.ok) {
      if (mayStillConfirm(result.from) && !completeness.complete) throw at.refusal('propertyIncomplete')
      throw at.refusal('moveNotAllowed', { values: { state: propertyStateWords[result.from][at.language] } })
    }
    const { code } = await lifeOf(at.tx)
    await at.diary({ subject: code, before: { state: result.from }, after: { state: result.to } })
    return { state: result.to }
  },
})

/** The sweep may not have noticed yet that the last part is complete: then the property is moved on first. */
const confirm = async (tx: PropertyTx, person: Person, complete: boolean): Promise<MoveResult> => {
  const first = await movePropertyState(tx, { act: 'confirmToSell', who: 'property', complete, person })
  if (first.ok || first.from !== 'create' || !complete) return first
  await movePropertyState(tx, { act: 'complete', who: 'system', complete, person })
  return movePropertyState(tx, { act: 'confirmToSell', who: 'property', complete, person })
}

const mayStillConfirm = (state: PropertyState): boolean =>
  state === 'create' || propertyMoves[state].some(({ act }) => act === 'confirmToSell')

const ownActs = (state: PropertyState, life: Life, complete: boolean) =>
  propertyMoves[state]
    .filter(({ who }) => who.includes('property'))
    .map(({ act }) => {
      const verdict = moveProperty({ state, act, who: 'property' }, { ...life, complete, note: '' })
      const reason = verdict.ok ? null : refusedMove({ ...verdict, from: state }, 'en').key
      return { act, ok: verdict.ok, reason }
    })
