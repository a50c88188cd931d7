import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { Refused, Unreachable } from '#kit/calls/refused.ts'

/** What a gate knows after a ticket was shown. */
export type Verdict = {
  /** Tells one showing from the next. */
  readonly id: string
  readonly at: string
  /** What was scanned or typed. */
  readonly shown: string
  /** Null lets in; else the key of the refusal, empty where nothing is known of the ticket. */
  readonly refusal: string | null
  /** Why not, in the language of the page. */
  readonly message: string
  /** The ticket that lets in. */
  readonly entry: CallOutput<'gate/enter'> | null
}

type Showing = Pick<Verdict, 'id' | 'at' | 'shown'>

/** The verdict of an answer that lets in. */
export const letIn = (showing: Showing, entry: CallOutput<'gate/enter'>): Verdict => ({ ...showing, refusal: null, message: '', entry })

/** The verdict of a refusal, or of a question that got no answer. */
export const keptOut = (showing: Showing, error: Error, t: (words: Saying, values?: SayingValues) => string): Verdict => {
  if (error instanceof Refused) return { ...showing, refusal: error.key, message: error.message, entry: null }
  return { ...showing, refusal: '', message: t(error instanceof Unreachable ? unreachable : unexpected), entry: null }
}

const unreachable = say('Không hỏi được máy chủ. Thử lại vé này.', 'The server cannot be reached. Try this ticket again.')
const unexpected = say('Có lỗi. Thử lại vé này.', 'Something went wrong. Try this ticket again.')
