import { EmailScreen } from '#screens/support/config-be/email/email-screen.tsx'
import { LettersScreen } from '#screens/support/config-be/letters/letters-screen.tsx'
import type { FormCase } from './form-case.ts'

const changed = { version: 1, changedAt: '2026-11-21T08:20:00.000000Z', changedBy: 'Lê Thu Hà' }

/** The form of how a property's mail is sent. */
export const mail: FormCase = {
  update: 'email/update',
  Screen: EmailScreen,
  address: '/',
  codes: ['BE_SETTINGS_1', 'BE_SETTINGS_2'],
  row: {
    ...changed,
    senderType: 'own',
    displayName: 'Hải Âu',
    senderAddress: 'letan@haiau.example',
    dkimSelector: 'google',
    smtpAddress: 'smtp.haiau.example',
    port: 465,
    encryptionType: 'tls',
    authentication: true,
    userName: 'letan',
    passwordSetAt: changed.changedAt,
    platformAddress: 'no-reply@innkeeper.example',
    propertyName: { vi: 'Khách sạn Hải Âu', en: 'Seagull Hotel' },
    failure: null,
  },
  reads: (latest) => ({
    'email/detail': () => ({ body: { data: latest() } }),
    'email/sender-domain': () => ({ body: { data: null } }),
  }),
  field: { name: 'displayName', label: 'Display name', mine: 'Mine', theirs: 'Theirs' },
  save: 'Save how emails are sent',
  saved: 'How emails are sent is saved.',
}

const texts = { subjectVi: 'Hải Âu: {code}', bodyVi: 'Chào {guest}', subjectEn: 'Hải Âu: {code}', bodyEn: 'Dear {guest}' }

/** The form of the words of a kind of email. */
export const emailWords: FormCase = {
  update: 'email/update-text',
  Screen: LettersScreen,
  address: '/?email=guestBooked',
  codes: ['BE_SETTINGS_1', 'BE_SETTINGS_2'],
  row: { ...changed, id: 'guestBooked', ...texts, ours: texts, blanks: ['guest', 'code'] },
  reads: (latest) => ({
    'email/text': () => ({ body: { data: latest() } }),
    'email/preview': () => ({ body: { data: { subject: 'Hải Âu', html: '<p>Chào An</p>', text: 'Chào An', about: null } } }),
  }),
  field: { name: 'subjectEn', label: 'English subject', mine: 'Mine', theirs: 'Theirs' },
  save: 'Save the words',
  saved: 'The words of the email are saved.',
  leadsTo: '/',
}
