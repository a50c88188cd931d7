import { contractMoverWords, contractPlaceWords, amendmentStateWords } from '@innkeeper/protocol/words/platform/contract-words'
import { speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { amendmentMoves, amendmentStates, type AmendmentState } from '@innkeeper/rules/e-contract/amendment-steps'
import { contractMoves, contractPlaces, type ContractMover, type ContractPlace } from '@innkeeper/rules/e-contract/contract-steps'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'

type Reason = 'noSuchMove' | 'notYours' | 'note' | 'legalWhole' | 'ended'
type Key = 'contractStepNotAllowed' | 'contractStepNotYours' | 'contractNoteMissing' | 'legalMissing'

/** What a step was refused for: its reason, the step, and where the contract or the amendment is. */
export type RefusedStep = { readonly reason: Reason; readonly step: string; readonly at: ContractPlace | AmendmentState }

/** The refusal of a step that the table of moves does not allow. */
export const refusedStep = (
  asked: { readonly language: Language; readonly refusal: (key: Key, detail?: RefusalDetail) => Refused },
  { reason, step, at }: RefusedStep,
): Refused => {
  switch (reason) {
    case 'note':
      return asked.refusal('contractNoteMissing', { field: 'note' })
    case 'legalWhole':
      return asked.refusal('legalMissing')
    case 'notYours':
      return asked.refusal('contractStepNotYours', { values: { who: whoMay(step, at, asked.language) } })
    case 'noSuchMove':
    case 'ended':
      return asked.refusal('contractStepNotAllowed', { values: { state: speak(placeWords(at), asked.language) } })
  }
}

const isPlace = (at: ContractPlace | AmendmentState): at is ContractPlace => contractPlaces.some((place) => place === at)

const isAmendmentState = (at: ContractPlace | AmendmentState): at is AmendmentState => amendmentStates.some((state) => state === at)

const placeWords = (at: ContractPlace | AmendmentState): Saying => (isPlace(at) ? contractPlaceWords[at] : amendmentStateWords[at])

const whoMay = (step: string, at: ContractPlace | AmendmentState, language: Language): string => {
  const moves: readonly { readonly step: string; readonly who: readonly ContractMover[] }[] = [
    ...(isPlace(at) ? contractMoves[at] : []),
    ...(isAmendmentState(at) ? amendmentMoves[at] : []),
  ]
  const who = moves.filter((move) => move.step === step).flatMap((move) => move.who)
  return [...new Set(who)].map((one) => speak(contractMoverWords[one], language)).join(', ')
}
