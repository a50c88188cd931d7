import { v7 as uuidv7 } from 'uuid'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import { hashOfKey, newApiKey } from '#kit/session/token.ts'
import type { Outside } from '#outside/outside.ts'
import { readerOf } from '../profile/account-changed-letters.ts'
import { accountOf, lockAccount, type Account } from '../profile/account.store.ts'
import { writeOwnDiary } from '../profile/own-diary.ts'
import { endSessions } from '../session/session.store.ts'
import { refuseWrongPassword } from '../throttle/own-password.ts'
import { refuseTooMany } from '../throttle/stranger.ts'
import * as challenges from './second-step/challenges.store.ts'
import { releaseSessions } from './demand/demand.store.ts'
import { giveRecoveryCodes } from './recovery-codes/give-recovery-codes.ts'
import { minutesLater } from './minutes-later.ts'
import { factorAddedLetter } from './factor-letters.ts'
import { addCodeFactor, addPasskey, factorsOf, passkeysOf } from './factors.store.ts'
import { madePasskey, newPasskeyQuestion } from './passkey.ts'
import { factorBox, openedSecret } from './prove-factor.ts'
import { countRecoveryCodes } from './recovery-codes/recovery-codes.store.ts'
import { codeUri, newCodeSecret, stepOfCode } from './time-code.ts'

const mostFactors = 10
const minutesToSetUp = 15
const wrongCodes = { attempts: 10, minutes: 15 } as const

/** How people set up a second step: an app or a passkey is begun, then proven once, and only then counts. */
export const setUpFactorCalls = (outside: Pick<Outside, 'keyFor' | 'publicUrl'>) => {
  const box = factorBox(outside)
  return implement({
    'factor/code-begin': async (at, { password }) => {
      const account = await ownerToAdd(at, password)
      const secret = newCodeSecret()
      const sealedSecret = box.seal(secret, [account.account_id, 'set up'])
      return { setUp: await begin(at, { sealedSecret }), secret, uri: codeUri(secret, account.user_name) }
    },

    'factor/code-add': async (at, { setUp, code, name }) => {
      const { accountId } = at.person
      const open = await lockSetUp(at, setUp)
      await refuseTooMany(at, `setting up of ${accountId}`, wrongCodes)
      const secret = open.sealedSecret && openedSecret(box, open.sealedSecret, [accountId, 'set up'])
      if (secret === null) throw at.refusal('secondStepOver')
      const lastStep = stepOfCode(secret, code.replaceAll(/\s/gu, ''), at.now)
      if (lastStep === null) throw at.refusal('factorCodeWrong', { field: 'code', keep: true })
      const id = uuidv7()
      const sealedSecret = box.seal(secret, [accountId, id])
      await addCodeFactor(at.tx, { accountId, id, name, addedAt: at.now, sealedSecret, lastStep })
      return finish(at, outside, setUp, name)
    },

    'factor/passkey-begin': async (at, { password }) => {
      const account = await ownerToAdd(at, password)
      const { options, challenge } = await newPasskeyQuestion(outside, account, await passkeysOf(at.tx, account.account_id))
      return { setUp: await begin(at, { passkeyChallenge: challenge }), options }
    },

    'factor/passkey-add': async (at, { setUp, passkey: answer, name }) => {
      const { passkeyChallenge } = await lockSetUp(at, setUp)
      if (passkeyChallenge === null) throw at.refusal('secondStepOver')
      const passkey = await madePasskey(outside, answer, passkeyChallenge)
      if (passkey === null) throw at.refusal('passkeyWrong', { field: 'passkey' })
      const isNew = await addPasskey(at.tx, { accountId: at.person.accountId, id: uuidv7(), name, addedAt: at.now, passkey })
      if (!isNew) throw at.refusal('passkeyKnown', { field: 'passkey' })
      return finish(at, outside, setUp, name)
    },
  })
}

type Adding = At<'factor/code-begin'> | At<'factor/passkey-begin'>

/** The account that gets one more way of verification; the password is not asked for in a session that has just begun for this. */
const ownerToAdd = async (at: Adding, password: string): Promise<Account> => {
  const account = await accountOf(at.tx, at.person.accountId)
  if (!at.person.factorDue) {
    if (password === '') throw at.refusal('wrongPassword', { field: 'password' })
    await refuseWrongPassword(at, account, password)
  }
  await refuseMoreFactors(at)
  return account
}

const begin = async (at: Adding, what: { readonly sealedSecret: Buffer } | { readonly passkeyChallenge: string }): Promise<string> => {
  const { accountId, sessionId } = at.person
  const setUp = newApiKey()
  const expiresAt = minutesLater(at.now, minutesToSetUp)
  await challenges.saveChallenge(at.tx, { tokenHash: hashOfKey(setUp), accountId, purpose: 'setUp', sessionId, expiresAt, ...what })
  return setUp
}

type Finishing = Pick<At<'factor/code-add'>, 'tx' | 'now' | 'person' | 'post' | 'publish' | 'requestId' | 'enter' | 'diary'> & {
  readonly refusal: (key: 'secondStepOver' | 'factorsFull' | 'tooManyRequests', detail?: RefusalDetail) => Refused
}

const lockSetUp = async (at: Finishing, setUp: string): Promise<challenges.Challenge> => {
  const { sessionId, accountId } = at.person
  const open = await challenges.lockChallenge(at.tx, { tokenHash: hashOfKey(setUp), purpose: 'setUp', sessionId }, at.now)
  if (open === undefined) throw at.refusal('secondStepOver')
  await lockAccount(at.tx, accountId, 'for update')
  await refuseMoreFactors(at)
  return open
}

const refuseMoreFactors = async (
  at: Pick<Finishing, 'tx' | 'person'> & { readonly refusal: (key: 'factorsFull', detail?: RefusalDetail) => Refused },
): Promise<void> => {
  const { length } = await factorsOf(at.tx, at.person.accountId)
  if (length >= mostFactors) throw at.refusal('factorsFull', { values: { max: mostFactors } })
}

/** The session that waited for it opens; the first way of verification comes with recovery codes; the person is told by letter. */
const finish = async (at: Finishing, outside: Pick<Outside, 'keyFor'>, setUp: string, name: string) => {
  const { accountId, sessionId, fullName } = at.person
  await challenges.deleteChallenge(at.tx, hashOfKey(setUp))
  const others = await releaseSessions(at.tx, accountId, sessionId)
  if (others.length > 0)
    at.publish({ propertyId: null, topic: 'sessionEnded', sessions: await endSessions(at, { accountId, only: others }) })
  const hasCodes = (await countRecoveryCodes(at.tx, accountId)) > 0
  const recoveryCodes = hasCodes ? [] : await giveRecoveryCodes(at, outside, accountId)
  await at.post('mail', factorAddedLetter(readerOf(await accountOf(at.tx, accountId)), name))
  await writeOwnDiary(at, { subject: fullName, after: { name } })
  return { recoveryCodes }
}
