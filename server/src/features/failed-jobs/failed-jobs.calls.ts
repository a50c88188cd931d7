import { implement } from '#kit/call/implement.ts'
import { noteEmailsWait } from '#kit/mail/email-states.store.ts'
import { countFailed, listFailed, putAway, tryAgain } from '#kit/jobs/failed-events.store.ts'

/** Jobs that failed for good: administrators see them, let them be tried again, or put them away. */
export const failedJobsCalls = implement({
  'job/get-all': async (at, { limit, offset, ...filter }) => ({
    rows: await listFailed(at.tx, filter, { limit, offset }),
    total: await countFailed(at.tx, filter),
    all: await countFailed(at.tx, { view: filter.view }),
  }),

  'job/try-again': async (at, { jobIds }) => {
    const count = await tryAgain(at.tx, jobIds, at.person)
    for (const signal of await noteEmailsWait(at.tx, jobIds)) at.publish(signal)
    return { count }
  },

  'job/put-away': async (at, { jobIds }) => ({ count: await putAway(at.tx, jobIds, at.person) }),
})
