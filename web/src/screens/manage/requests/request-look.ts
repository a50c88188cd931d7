import { requestStateWords } from '@innkeeper/protocol/words/sale/request-words'
import { requestStates, type RequestState } from '@innkeeper/rules/booking-request/request-states'
import type { IconName } from '#ui/look/icon.tsx'
import type { StateLook, Tone } from '#ui/page/badge.tsx'

/** How a request's status of the wire looks: 1 amber, 2 green, 3 dark, 4 grey. */
export const requestLook = (status: number): StateLook => {
  const state = requestStates[status - 1] ?? 'cancel'
  return { words: requestStateWords[state], ...drawings[state] }
}

const drawings: Readonly<Record<RequestState, { readonly tone: Tone; readonly icon: IconName }>> = {
  'wait feedback': { tone: 'amber', icon: 'clock' },
  feedback: { tone: 'green', icon: 'message-2' },
  complete: { tone: 'dark', icon: 'circle-check' },
  cancel: { tone: 'grey', icon: 'x' },
}
