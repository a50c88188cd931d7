/** An email about a booking, as far as it decides whether it may be sent again. */
export type EmailSent = {
  readonly audience: 'guest' | 'agent' | 'property' | 'person'
  readonly state: 'waiting' | 'sent' | 'again' | 'failed' | 'returned' | 'notSent'
  readonly problem: string | null
  /** Whether a person has already had it sent again. */
  readonly wasSentAgain: boolean
  /** Whether a later email about the same booking went to the same side. */
  readonly isOutdated: boolean
}

/**
 * Whether an email may be sent again: one to a guest or an agent that did not reach them, once, and only the last one, because it tells how
 * the booking stands now. The property itself sees the booking.
 */
export const maySendAgain = ({ audience, state, problem, wasSentAgain, isOutdated }: EmailSent): boolean => {
  if (audience === 'property' || audience === 'person' || wasSentAgain || isOutdated) return false
  return state === 'failed' || state === 'returned' || (state === 'notSent' && problem === 'noAddress')
}
