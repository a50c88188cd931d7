import type { DomainProblem } from '@innkeeper/protocol/words/site/domain-words'
import type { DomainFinding } from '@innkeeper/rules/site/domain-check'
import { hasCode } from '#database/error-code.ts'
import type { Sweep, SweepAt } from '#kit/jobs/schedule.ts'
import { staleAs } from '#kit/live/announce.ts'
import { lockProperty } from '#kit/records/own-record.ts'
import { eachInTurn } from '#kit/transaction/each-in-turn.ts'
import { inProperty, inTransaction } from '#kit/transaction/transaction.ts'
import type { Outside } from '#outside/outside.ts'
import { proveDomain } from './prove-domain.ts'
import { recordCheck } from './record-check.ts'
import * as store from './site-domains.store.ts'
import { tellOfCheck } from './tell-of-check.ts'

const mostAtOnce = 20
/** A check takes seconds; if its server dies meanwhile, another one takes it up after this. */
const putOffMilliseconds = 10 * 60_000
const platform = { role: 'platform', readOnly: false } as const
const uniqueViolation = '23505'

/** Looks for the proofs of the domains whose check is due. */
export const checkDomains = ({ sites }: Pick<Outside, 'sites'>): Sweep => ({
  name: 'proofs of domains',
  everySeconds: 60,
  run: async (at) => {
    const putOff = new Date(at.now.getTime() + putOffMilliseconds)
    const due = await inTransaction(at.pool, platform, (tx) => store.takeDue(tx, { now: at.now, putOff, most: mostAtOnce }))
    await eachInTurn(due, async (domain) => {
      const isTaken = await inTransaction(at.pool, platform, (tx) => store.isProvedElsewhere(tx, domain.domain, domain.propertyId))
      const found = isTaken ? taken : await proveDomain(sites, { ...domain, hasFile: domain.fileName !== null })
      await record(at, domain, found).catch(async (error: unknown) => {
        if (!hasCode(error, uniqueViolation)) throw error
        await record(at, domain, taken)
      })
    })
  },
})

const taken: DomainFinding<DomainProblem> = { kind: 'none', problem: 'taken' }

const record = async (at: SweepAt, { propertyId, id }: store.SiteDomain, found: DomainFinding<DomainProblem>): Promise<void> => {
  const isChanged = await inProperty(at.pool, propertyId, async (tx) => {
    await lockProperty(tx)
    const domain = await store.lockDomain(tx, id)
    if (domain === undefined) return false
    const checked = await recordCheck(tx, domain, found, at.now)
    await tellOfCheck(tx, domain.domain, checked)
    return checked.after.state !== checked.before.state
  })
  at.publish([staleAs(isChanged ? 'connect/check' : 'connect/upload', propertyId)])
}
