import { domainOfAddress, isPublicName } from '#sender-domain/dns-name.ts'

/** Whose server sends a property's letters to agents and guests: Innkeeper's, or the property's own. */
export const senderTypes = ['innkeeper', 'own'] as const

/** How the connection to a mail server is encrypted: from the start, after a greeting, or not at all. */
export const encryptionTypes = ['tls', 'starttls', 'none'] as const

/** The ports that mail servers take letters at; any other is not a mail server's. */
export const mailPorts: readonly number[] = [25, 465, 587, 2525]

/** The mail settings of a property, as far as their rules need them. */
export type MailSettings = {
  readonly senderType: (typeof senderTypes)[number]
  readonly senderAddress: string
  readonly dkimSelector: string
  readonly smtpAddress: string
  readonly port: number
  readonly encryptionType: (typeof encryptionTypes)[number]
  readonly authentication: boolean
  readonly userName: string
  /** What was typed; empty to keep the stored one. */
  readonly password: string
}

/** The stored settings that a change replaces, and whether there is a password among them. */
export type StoredMail = Pick<MailSettings, 'smtpAddress' | 'port' | 'encryptionType' | 'userName'> & { readonly passwordKept: boolean }

/** A broken rule, at its field. */
export type MailProblem = {
  readonly field: 'senderAddress' | 'dkimSelector' | 'smtpAddress' | 'encryptionType' | 'userName' | 'password'
  readonly reason: 'missing' | 'passwordInClear' | 'passwordAgain' | 'senderInside' | 'selectorWhole'
}

/**
 * The rules across the fields. A server of one's own needs an address, and a sender whose domain others can look up. A password never travels unencrypted, and a stored one is
 * not sent to another server, port or account than it was typed for: who may change the settings could read it there.
 */
export const checkMailSettings = (next: MailSettings, stored: StoredMail): readonly MailProblem[] =>
  next.senderType === 'innkeeper'
    ? []
    : [
        ...senderProblems(next),
        ...(next.smtpAddress === '' ? [missing('smtpAddress')] : []),
        ...(next.authentication ? passwordProblems(next, stored) : []),
      ]

const senderProblems = ({ senderAddress, dkimSelector }: MailSettings): readonly MailProblem[] => [
  ...(senderAddress === '' ? [missing('senderAddress')] : []),
  ...(senderAddress === '' || isPublicName(domainOfAddress(senderAddress))
    ? []
    : [{ field: 'senderAddress', reason: 'senderInside' } as const]),
  // People copy the whole name of the record, which has the selector at its beginning.
  ...(/_domainkey/iu.test(dkimSelector) ? [{ field: 'dkimSelector', reason: 'selectorWhole' } as const] : []),
]

const passwordProblems = (next: MailSettings, stored: StoredMail): readonly MailProblem[] => [
  ...(next.encryptionType === 'none' ? [{ field: 'encryptionType', reason: 'passwordInClear' } as const] : []),
  ...(next.userName === '' ? [missing('userName')] : []),
  ...(next.password === '' && !stored.passwordKept ? [missing('password')] : []),
  ...(next.password === '' && stored.passwordKept && !isForTheSame(next, stored)
    ? [{ field: 'password', reason: 'passwordAgain' } as const]
    : []),
]

const missing = (field: MailProblem['field']): MailProblem => ({ field, reason: 'missing' })

/** Whether a stored password was typed for the server and the account of these settings. */
export const isForTheSame = (next: Omit<MailSettings, 'password'>, stored: Omit<StoredMail, 'passwordKept'>): boolean =>
  next.smtpAddress.toLowerCase() === stored.smtpAddress.toLowerCase() &&
  next.port === stored.port &&
  next.encryptionType === stored.encryptionType &&
  next.userName === stored.userName
