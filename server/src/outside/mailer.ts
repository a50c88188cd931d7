import { join } from 'node:path'
import { fileMailer } from './file-mailer.ts'
import type { Mailer } from './mail.ts'
import { smtpMailer } from './smtp-mailer.ts'

/** The mailer of the settings: a mail server where one is set, else files in the data directory. */
export const mailerOf = (settings: {
  readonly smtpUrl?: string | undefined
  readonly mailFrom: string
  readonly dataDir: string
}): Mailer =>
  settings.smtpUrl === undefined
    ? fileMailer(join(settings.dataDir, 'mail'), settings.mailFrom)
    : smtpMailer(settings.smtpUrl, settings.mailFrom)
