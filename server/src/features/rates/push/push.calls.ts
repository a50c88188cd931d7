import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import { implement } from '#kit/call/implement.ts'
import type { Outside } from '#outside/outside.ts'
import { batchChanges } from '../batch/batch-result.ts'
import { holdPush, pushWaits } from '../held/hold-push.ts'
import { heldMessageOf } from '../held/held.store.ts'
import { setNights } from '../nights/set-nights.ts'
import type { AskedOfPush } from './asked-of-push.ts'
import type { ToldProblem } from './problems-of-push.ts'
import { noteCodesUsed, pushedOperation } from './push.store.ts'
import { mappingNow, planPush, readPush } from './read-push.ts'

/** What connected systems set of nights: by the same plan and the same writer as a batch, at once or once a person has confirmed it. */
export const pushCalls = (outside: Pick<Outside, 'publicUrl'>) =>
  implement({
    'connectivity/ari': async (at, { updates }) => {
      const { connectionId, name } = at.connection
      const asked = readPush(at, await mappingNow(at.tx, connectionId), updates)
      const waits = await pushWaits(at.tx, connectionId)
      await noteCodesUsed(at.tx, connectionId, updates)
      const { planned, problems, counts } = await planPush(at, asked, { lock: waits === null, around: 0 })
      // "Answers success when anything was applied"; what is equal already is applied.
      if (counts.change + counts.equal === 0)
        throw at.fieldsRefused(problems.map(({ field, reason: key, values }) => ({ field, key, values })))
      const told = { ...counts, ...toldOf(asked, problems, at.language) }
      // Where nothing would change there is nothing to confirm, unless an older message may change it before.
      if (waits !== null && counts.change + waits.waiting > 0)
        return { operationNo: null, ...(await holdPush(at, { updates, counts, waits, outside })), ...told }
      const changes = batchChanges(planned)
      const author = { tx: at.tx, publish: at.publish, person: { accountId: null, fullName: name } }
      const facts = { kind: 'push', origin: 'pms', undoes: null, request: { connectionId, updates: updates.length } } as const
      const operationNo = changes.length === 0 ? null : await setNights(author, facts, changes, planned.stored)
      return { state: 'applied', messageId: null, waitsUntil: null, operationNo, ...told }
    },

    'connectivity/operation': async (at, { operationNo }) => {
      const found = await pushedOperation(at.tx, at.connection.connectionId, operationNo)
      if (found === undefined) throw at.refusal('notFound', { field: 'operationNo' })
      return found
    },

    'connectivity/message': async (at, { messageId }) => {
      const found = await heldMessageOf(at.tx, messageId)
      if (found?.connectionId !== at.connection.connectionId) throw at.refusal('notFound', { field: 'messageId' })
      const { state, cameAt, waitsUntil, decidedAt, note, operationNo, nights, change, equal, left: refused } = found
      return { messageId, state, cameAt, waitsUntil, decidedAt, note, operationNo, nights, change, equal, refused }
    },
  })

const mostTold = 500

const lastCounts = say(
  'Tin này đặt {count} giá trị hơn một lần. Giá trị sau cùng được tính.',
  'This message sets {count} values more than once. The last one counts.',
)

const toldOf = (
  asked: AskedOfPush,
  problems: readonly ToldProblem[],
  language: Language,
): Pick<CallOutput<'connectivity/ari'>, 'problems' | 'problemCount' | 'doubles'> => ({
  problems: problems.slice(0, mostTold).map(({ values: _, ...told }) => told),
  problemCount: problems.length,
  doubles: [...asked.doubles].slice(0, mostTold).map(([field, again]) => ({
    field,
    nights: again,
    message: speak(lastCounts, language, { count: again }),
  })),
})
