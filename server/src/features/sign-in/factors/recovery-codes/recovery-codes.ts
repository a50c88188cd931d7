import { readableRecoveryCode, recoveryLetters } from '@innkeeper/rules/session/second-code'
import { createHmac, randomInt } from 'node:crypto'
import type { Outside } from '#outside/outside.ts'

const codesGiven = 10
const codeLength = 10

/** New recovery codes as they are shown once. */
export const newRecoveryCodes = (): string[] => Array.from({ length: codesGiven }, () => readableRecoveryCode(newCode()))

const newCode = (): string => Array.from({ length: codeLength }, () => recoveryLetters[randomInt(recoveryLetters.length)]).join('')

/** The hash under which a recovery code is kept; its key is not in the database, so that a copy of it cannot be searched for codes. */
export const hashOfRecoveryCode = ({ keyFor }: Pick<Outside, 'keyFor'>, accountId: string, code: string): Buffer =>
  createHmac('sha256', keyFor('recovery code'))
    .update(`${accountId} ${code.replaceAll('-', '')}`)
    .digest()
