import type { Sweep } from '#kit/jobs/schedule.ts'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { deleteAnswerLinks } from './answer-links.store.ts'

/** So many days a link that is over still says why. */
const daysKept = 30

/** Deletes the links of letters that nobody will open any more. */
export const forgetAnswerLinks: Sweep = {
  name: 'old answer links',
  everySeconds: 3600,
  run: (at) =>
    inTransaction(at.pool, { role: 'platform', readOnly: false, seconds: 60 }, (tx) =>
      deleteAnswerLinks(tx, new Date(at.now.getTime() - daysKept * 86_400_000)),
    ),
}
