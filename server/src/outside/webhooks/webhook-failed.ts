import type { WebhookProblem } from '@innkeeper/protocol/words/connection/webhook-words'

/** A connection's address did not take a message. */
export class WebhookFailed extends Error {
  override name = 'WebhookFailed'
  readonly problem: WebhookProblem

  constructor(problem: WebhookProblem, cause?: unknown) {
    super(`the webhook: ${problem}`, { cause })
    this.problem = problem
  }
}
