import type { LetterProblem } from '@innkeeper/rules/mail/check-letter'
import type { SayingValues } from '#say.ts'

/** The refusal of a problem that a rule found in the words of an email. */
export const refusalOfLetterProblem = {
  blankUnknown: 'emailBlankUnknown',
  linkRefused: 'lookLinkRefused',
} as const satisfies Record<LetterProblem['reason'], string>

/** The values in the words of such a problem. */
export const valuesOfLetterProblem = ({ found }: LetterProblem): SayingValues => ({ name: found, address: found })
