import { secondCodeLength } from '@innkeeper/rules/session/second-code'
import { z } from 'zod'
import { named } from '#field.ts'
import { say } from '#say.ts'

/** A code as people type it: six digits of an app, or a recovery code; spaces and hyphens do not matter. */
export const typedCode = named(say('Mã', 'Code'), z.string().trim().max(secondCodeLength), { secret: true })

/** The browser's answer to a question about a passkey: the JSON that `PublicKeyCredential` gives. */
export const passkeyAnswer = named(say('Passkey', 'Passkey'), z.string().max(20_000), { secret: true })

/** The token of an action that was started and waits for its second step. */
export const secondStepToken = named(say('Mã của bước hai', 'Token of the second step'), z.string().min(1).max(200), { secret: true })
