import { z } from 'zod'
import { field } from '#field.ts'
import type { RefusalKey } from '#refusals.ts'
import { say } from '#say.ts'

/** The refusals for the reasons why the caller cannot reset a person's second factor. */
export const resetRefusals = {
  self: 'ownFactorKept',
  none: 'factorNotSet',
  notOwner: 'resetNeedsOwner',
  owner: 'ownersFactorKept',
  elsewhere: 'factorOfOther',
} as const satisfies Record<string, RefusalKey>

/** Why it cannot be reset; null if it can. */
export const factorKept = z.enum(['self', 'none', 'notOwner', 'owner', 'elsewhere']).nullable()
export type FactorKept = z.output<typeof factorKept>

/** Why it is reset; the person concerned reads this. */
export const resetReason = field.text(say('Lý do', 'Reason'), { min: 3, max: 255 })
