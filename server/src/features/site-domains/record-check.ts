import type { DomainProblem } from '@innkeeper/protocol/words/site/domain-words'
import { afterCheck, nextCheck, type CheckedDomain, type DomainFinding } from '@innkeeper/rules/site/domain-check'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import * as store from './site-domains.store.ts'

/** A domain before and after a check. */
export type Checked = { readonly before: CheckedDomain<DomainProblem>; readonly after: CheckedDomain<DomainProblem> }

/** Records what a check of a locked domain found. A domain that is proved takes the place of the one before. */
export const recordCheck = async (
  tx: PropertyTx,
  domain: store.SiteDomain,
  found: DomainFinding<DomainProblem>,
  now: Date,
): Promise<Checked> => {
  const before = checkedOf(domain)
  const after = afterCheck(before, found, now)
  if (after.state === 'proved') await store.replaceDomains(tx, ['proved'], domain.id)
  await store.saveCheck(tx, domain.id, { ...after, now, nextCheck: nextCheck(after.state, new Date(domain.addedAt), now) })
  return { before, after }
}

/** A domain as far as checks change it. */
export const checkedOf = ({ state, provedBy, problem, failingSince }: store.SiteDomain): CheckedDomain<DomainProblem> => ({
  state,
  provedBy,
  problem,
  failingSince: failingSince === null ? null : new Date(failingSince),
})

/** What the diary tells of a domain. */
export const toldOf = ({ state, provedBy, problem }: CheckedDomain<DomainProblem>) => ({ state, provedBy, problem })
