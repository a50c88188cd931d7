import type { ContractMover } from './contract-steps.ts'

/** The states of an amendment; its contract stays signed in all of them. */
export const amendmentStates = ['draft', 'wait sign', 'completed', 'signed', 'withdrawn'] as const

/** A state of an amendment. */
export type AmendmentState = (typeof amendmentStates)[number]

/** What can happen to an amendment. */
export const amendmentSteps = ['amend', 'amendPublish', 'amendComplete', 'amendDecline', 'amendSign', 'amendWithdraw'] as const

/** A step of an amendment. */
export type AmendmentStep = (typeof amendmentSteps)[number]

type AmendmentMove = {
  readonly step: AmendmentStep
  readonly to: AmendmentState
  readonly who: readonly ContractMover[]
  readonly note: boolean
}

/** The legal moves of an amendment: every state with the moves that lead out of it. No other move is possible. */
export const amendmentMoves: Readonly<Record<AmendmentState, readonly AmendmentMove[]>> = {
  draft: [
    { step: 'amendPublish', to: 'wait sign', who: ['CM'], note: false },
    { step: 'amendWithdraw', to: 'withdrawn', who: ['AM', 'CM'], note: true },
  ],
  'wait sign': [
    { step: 'amendComplete', to: 'completed', who: ['property'], note: false },
    { step: 'amendDecline', to: 'withdrawn', who: ['property'], note: true },
    { step: 'amendWithdraw', to: 'withdrawn', who: ['AM', 'CM'], note: true },
  ],
  completed: [
    { step: 'amendSign', to: 'signed', who: ['CM'], note: false },
    { step: 'amendWithdraw', to: 'withdrawn', who: ['CM'], note: true },
  ],
  signed: [],
  withdrawn: [],
}

/** A request to move an amendment. */
export type AmendmentRequest = {
  readonly state: AmendmentState
  readonly step: AmendmentStep
  readonly as: readonly ContractMover[]
  readonly note: string
}

/** The state that an amendment moves to and the role that moves it, or why it may not move. */
export type AmendmentVerdict =
  | { readonly ok: true; readonly to: AmendmentState; readonly by: ContractMover }
  | { readonly ok: false; readonly reason: 'noSuchMove' | 'notYours' | 'note' }

/** Whether the step may happen, decided by the table of moves alone. */
export const moveAmendment = ({ state, step, as, note }: AmendmentRequest): AmendmentVerdict => {
  const move = amendmentMoves[state].find((one) => one.step === step)
  if (move === undefined) return { ok: false, reason: 'noSuchMove' }
  const by = move.who.find((one) => as.includes(one))
  if (by === undefined) return { ok: false, reason: 'notYours' }
  return move.note && note.trim() === '' ? { ok: false, reason: 'note' } : { ok: true, to: move.to, by }
}

/** The facts about a paper (a contract or an amendment): when it was published and withdrawn, and which sides have signed it. */
export type PaperFacts = {
  readonly published: boolean
  readonly withdrawn: boolean
  readonly propertySigned: boolean
  readonly platformSigned: boolean
}

/** The state of a paper. */
export const stateOfPaper = (paper: PaperFacts): AmendmentState => {
  if (paper.withdrawn) return 'withdrawn'
  if (!paper.published) return 'draft'
  if (!paper.propertySigned) return 'wait sign'
  return paper.platformSigned ? 'signed' : 'completed'
}

/** The steps of an amendment that a person with these roles may take now. */
export const amendmentStepsFor = (state: AmendmentState, as: readonly ContractMover[]): readonly AmendmentStep[] =>
  amendmentMoves[state].filter(({ who }) => who.some((one) => as.includes(one))).map(({ step }) => step)
