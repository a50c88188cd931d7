import { mostDaysPushed } from '@innkeeper/protocol/calls/connectivity/ari'
import { say, speak } from '@innkeeper/protocol/say'
import { changeTo } from '@innkeeper/rules/rate/change-to'
import { mappedCodes, plansOnRooms } from '#features/connections/mapped-places.reads.ts'
import { implement } from '#kit/call/implement.ts'
import { batchChanges, sumOf } from '../batch/batch-result.ts'
import { mostCells } from '../batch/check-batch.ts'
import { planNights } from '../batch/plan-nights.ts'
import { loadPlaces } from '../nights/places.store.ts'
import { setNights } from '../nights/set-nights.ts'
import { askedOfPush, type AskedOfPush } from './asked-of-push.ts'
import { problemsOf } from './problems-of-push.ts'
import { reachOf } from './reach-of-push.ts'
import { noteCodesUsed, pushedOperation } from './push.store.ts'

/** What connected systems set of nights: by the same plan and the same writer as a batch. */
export const pushCalls = implement({
  'connectivity/ari': async (at, { updates }) => {
    const { connectionId, name } = at.connection
    const reach = reachOf(updates)
    if (reach.days > mostDaysPushed)
      throw at.refusal('intervalTooLong', { field: 'updates', values: { max: mostDaysPushed, count: reach.days } })
    if (reach.nights > mostNightsNamed)
      throw at.refusal('tooManyNights', { field: 'updates', values: { max: mostNightsNamed, count: reach.nights } })
    const [codes, plans] = await Promise.all([mappedCodes(at.tx, connectionId), plansOnRooms(at.tx)])
    const asked = askedOfPush(updates, { codes, plans })
    await noteCodesUsed(at.tx, connectionId, updates)
    const count = asked.nights.length * (asked.ids.roomTypeIds.length + asked.ids.roomPlanIds.length)
    if (count > mostCells) throw at.refusal('tooManyNights', { field: 'updates', values: { max: mostCells, count } })
    const places = await loadPlaces(at.tx, at.now, asked.ids, true)
    const planned = await planNights(at.tx, places, wishOf(asked), { lock: true, around: 0 })
    const problems = problemsOf(asked, planned, { language: at.language, currency: places.property.currency })
    const { outcomes, nights } = sumOf(planned)
    const { change, equal, skipped, refused } = outcomes
    // "Answers success when anything was applied"; what is equal already is applied.
    if (change + equal === 0) throw at.fieldsRefused(problems.map(({ field, reason: key, values }) => ({ field, key, values })))
    const changes = batchChanges(planned)
    const author = { tx: at.tx, publish: at.publish, person: { accountId: null, fullName: name } }
    const facts = { kind: 'push', origin: 'pms', undoes: null, request: { connectionId, updates: updates.length } } as const
    return {
      operationNo: changes.length === 0 ? null : await setNights(author, facts, changes, planned.stored),
      nights,
      change,
      equal,
      refused: skipped + refused,
      problems: problems.slice(0, mostTold).map(({ values: _, ...told }) => told),
      problemCount: problems.length,
      doubles: [...asked.doubles].slice(0, mostTold).map(([field, again]) => ({
        field,
        nights: again,
        message: speak(lastCounts, at.language, { count: again }),
      })),
    }
  },

  'connectivity/operation': async (at, { operationNo }) => {
    const found = await pushedOperation(at.tx, at.connection.connectionId, operationNo)
    if (found === undefined) throw at.refusal('notFound', { field: 'operationNo' })
    return found
  },
})

const mostTold = 500

/** The most nights of rooms and plans that the updates of a message may name, those that it names again as well. */
const mostNightsNamed = 2 * mostCells

const lastCounts = say(
  'Tin này đặt {count} giá trị hơn một lần. Giá trị sau cùng được tính.',
  'This message sets {count} values more than once. The last one counts.',
)

const wishOf = (asked: AskedOfPush) => ({
  nights: asked.nights,
  changesOf: (cell: Parameters<AskedOfPush['of']>[0]) => [...(asked.of(cell) ?? [])].map(([field, { value }]) => changeTo(field, value)),
})
