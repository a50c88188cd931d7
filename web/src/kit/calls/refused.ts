import type { Envelope } from '@innkeeper/protocol/envelope'
import type { SayingValues } from '@innkeeper/protocol/say'

/** A field that the server refused: its dotted name and why, in the caller's language. */
export type RefusedField = { readonly field: string; readonly reason: string; readonly message: string }

/** A call that the server refused: its key and number, the words in the caller's language, and the fields concerned. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly key: string
  readonly number: number
  readonly status: number
  readonly values: SayingValues
  readonly errors: readonly RefusedField[]
  readonly requestId: string

  constructor(status: number, answer: Envelope) {
    super(answer.message)
    this.key = answer.refusal ?? ''
    this.number = answer.responseCode
    this.status = status
    this.values = answer.values ?? {}
    this.errors = answer.errors ?? []
    this.requestId = answer.requestId
  }
}

/** A call without a readable answer: no network, a server that is down, or a timeout. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}
