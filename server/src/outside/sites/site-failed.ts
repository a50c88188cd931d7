import type { DomainProblem } from '@innkeeper/protocol/words/site/domain-words'

/** What was asked about a domain could not be found out, or leads nowhere. */
export class SiteFailed extends Error {
  override name = 'SiteFailed'
  readonly problem: DomainProblem

  constructor(problem: DomainProblem, cause?: unknown) {
    super(`the domain: ${problem}`, { cause })
    this.problem = problem
  }
}
