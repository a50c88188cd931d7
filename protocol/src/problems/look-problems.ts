import type { LookProblem } from '@innkeeper/rules/site-look/check-look'
import type { siteLookRefusals } from '#refusals/support/site-look.ts'
import type { Language, SayingValues } from '#say.ts'

/** The refusal of a problem that a rule found in a look. */
export const refusalOfLookProblem = {
  contrast: 'lookContrast',
  wordsMissing: 'lookWordsMissing',
  addressMissing: 'lookAddressMissing',
  notHttps: 'lookNotHttps',
  linkRefused: 'lookLinkRefused',
  notOfNetwork: 'lookNotOfNetwork',
  networkTwice: 'lookNetworkTwice',
} as const satisfies Record<LookProblem['reason'], keyof typeof siteLookRefusals>

/** The values in the words of a problem of a look. */
export const valuesOfLookProblem = ({ ratio = 0, nearest = '', address = '' }: LookProblem, language: Language): SayingValues => ({
  ratio: contrastText(ratio, language),
  nearest,
  address,
})

/** A contrast as people read it: `3,1` in Vietnamese, `3.1` in English. */
export const contrastText = (ratio: number, language: Language): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(ratio)
