import { SecretUnreadable, secretBox, type SecretBox } from '#kit/session/sealed-secret.ts'
import type { HotelServer } from '#outside/hotel-mail/hotel-mailer.ts'
import { MailRefused } from '#outside/hotel-mail/mail-refused.ts'
import type { Outside } from '#outside/outside.ts'
import type { MailValues, StoredMail } from './mail-settings.store.ts'

/** What seals the passwords of mail servers. */
export const mailBox = (keyFor: Outside['keyFor']): SecretBox => secretBox(keyFor, 'mail server')

/** A password, sealed for its property and the account and server that it was typed for. */
export const sealedPassword = (box: SecretBox, propertyId: string, values: MailValues, password: string): Buffer =>
  box.seal(password, boundTo(propertyId, values))

/** A property's own server with its opened password; rejects where this installation cannot open it. */
export const serverOf = (box: SecretBox, propertyId: string, mail: StoredMail): HotelServer => ({
  host: mail.smtpAddress,
  port: mail.port,
  encryption: mail.encryptionType,
  login: mail.authentication ? { user: mail.userName, password: openPassword(box, propertyId, mail) } : null,
})

const openPassword = (box: SecretBox, propertyId: string, mail: StoredMail): string => {
  if (mail.sealedPassword === null) throw new MailRefused('passwordUnreadable')
  try {
    return box.open(mail.sealedPassword, boundTo(propertyId, mail))
  } catch (error) {
    if (error instanceof SecretUnreadable) throw new MailRefused('passwordUnreadable', { cause: error })
    throw error
  }
}

const boundTo = (propertyId: string, { smtpAddress, userName }: MailValues): string[] => [propertyId, smtpAddress, userName]
