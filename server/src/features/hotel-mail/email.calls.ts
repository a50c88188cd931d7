import { mailFields } from '@innkeeper/protocol/calls/support/email'
import { withChanges } from '@innkeeper/protocol/changes-of'
import { speak, type Saying } from '@innkeeper/protocol/say'
import { letterKinds, letterWords } from '@innkeeper/protocol/words/mail/letter-words'
import { mailProblemWords, testMailWords } from '@innkeeper/protocol/words/mail/mail-words'
import { checkMailSettings, isForTheSame, type MailProblem } from '@innkeeper/rules/mail/mail-settings'
import { implement } from '#kit/call/implement.ts'
import type { RefusedField } from '#kit/call/refuse.ts'
import type { Outside } from '#outside/outside.ts'
import { kindsWithOwnWords } from './email-texts.store.ts'
import { mailBox, sealedPassword } from './hotel-server.ts'
import * as store from './mail-settings.store.ts'
import { sendTestLetter } from './send-test-letter.ts'

/** Which letters the property's agents and guests get. */
export const letterKindCalls = implement({
  'email/type': async (at) => {
    const set = new Map((await store.letterKindsSet(at.tx)).map((one) => [one.kind, one]))
    const own = new Set(await kindsWithOwnWords(at.tx))
    return letterKinds.map((id) => {
      const one = set.get(id)
      return { id, active: one?.active ?? true, ownWords: own.has(id), changedAt: one?.changedAt ?? null, changedBy: one?.changedBy ?? '' }
    })
  },

  'email/update-type': async (at, { id, active }) => {
    const before = await store.isKindSent(at.tx, id)
    await store.switchKind(at.tx, id, { active, person: at.person.fullName })
    await at.diary({ subject: letterWords[id], before: { active: before }, after: { active } })
    return { id, active }
  },
})

/** How they are sent. */
export const emailCalls = (outside: Pick<Outside, 'mailer' | 'hotelMailer' | 'keyFor' | 'mailAddress'>) =>
  implement({
    'email/detail': async (at) => {
      const { sealedPassword: _sealed, failingSince, failedAt: _at, problem, ...mail } = await store.findMail(at.tx)
      return {
        ...mail,
        platformAddress: outside.mailAddress,
        propertyName: await store.propertyNames(at.tx),
        failure: problem === null || failingSince === null ? null : { problem, since: failingSince },
      }
    },

    'email/update': async (at, { version, password = '', ...changes }) => {
      const before = await store.findMail(at.tx, { hold: true })
      if (before.version !== version) throw at.refusal('mailSettingsChanged', { values: { person: before.changedBy } })
      const values = withChanges(mailFields, valuesOf(before), changes)
      const problems = [...ruleProblems(values, password, before), ...serverProblems(outside.hotelMailer, values)]
      if (problems.length > 0) throw at.fieldsRefused(problems)
      const saved = await store.saveMail(at.tx, values, {
        password: passwordSaved(outside.keyFor, at.tx.propertyId, { values, before, password }),
        version,
        person: at.person.fullName,
      })
      await at.diary({ subject: '', before: valuesOf(before), after: { ...values, secretReplaced: password !== '' } })
      return { version: saved }
    },

    'email/send-mail': async ({ to }, { committed, propertyId }) => {
      if (propertyId === null) throw new Error('a property sends letters')
      const { problem, reply } = await sendTestLetter(outside, { to, propertyId, committed })
      return async (at) => {
        await at.diary({ subject: to, after: { sent: problem === null } })
        const failed = (why: Saying): string => `${speak(testMailWords.failed, at.language)}: ${speak(why, at.language)}`
        const message = problem === null ? speak(testMailWords.sent, at.language) : failed(mailProblemWords[problem])
        return { sent: problem === null, problem, reply, message }
      }
    },
  })

const valuesOf = ({ senderType, displayName, senderAddress, dkimSelector, smtpAddress, ...mail }: store.StoredMail): store.MailValues => {
  const { port, encryptionType, authentication, userName } = mail
  return { senderType, displayName, senderAddress, dkimSelector, smtpAddress, port, encryptionType, authentication, userName }
}

type Refusal =
  | 'mailFieldMissing'
  | 'mailPasswordInClear'
  | 'mailPasswordAgain'
  | 'mailSenderInside'
  | 'mailSelectorWhole'
  | 'mailServerInside'
  | 'mailPortRefused'

const ruleProblems = (values: store.MailValues, password: string, before: store.StoredMail): RefusedField<Refusal>[] =>
  checkMailSettings({ ...values, password }, { ...before, passwordKept: before.sealedPassword !== null }).map(({ field, reason }) => ({
    field,
    key: refusals[reason],
  }))

const refusals = {
  missing: 'mailFieldMissing',
  passwordInClear: 'mailPasswordInClear',
  passwordAgain: 'mailPasswordAgain',
  senderInside: 'mailSenderInside',
  selectorWhole: 'mailSelectorWhole',
} as const satisfies Record<MailProblem['reason'], Refusal>

/** A server that no letter may go to, as far as its name tells; the rest shows when it is resolved. */
const serverProblems = (mailer: Outside['hotelMailer'], { senderType, smtpAddress, port }: store.MailValues): RefusedField<Refusal>[] => {
  if (senderType !== 'own' || smtpAddress === '') return []
  const refused = mailer.refuses({ host: smtpAddress, port })
  if (refused === null) return []
  return [refused === 'inside' ? { field: 'smtpAddress', key: 'mailServerInside' } : { field: 'port', key: 'mailPortRefused' }]
}

type Passwords = { readonly values: store.MailValues; readonly before: store.StoredMail; readonly password: string }

const passwordSaved = (keyFor: Outside['keyFor'], propertyId: string, { values, before, password }: Passwords): store.PasswordSaved => {
  if (!values.authentication) return 'none'
  if (password !== '') return { replaced: sealedPassword(mailBox(keyFor), propertyId, values, password) }
  return isForTheSame(values, before) ? 'kept' : 'none'
}
