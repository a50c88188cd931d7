import { EmailScreen } from '#screens/support/config-be/email/email-screen.tsx'
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
  reads: (latest) => ({ 'email/detail': () => ({ body: { data: latest() } }) }),
  field: { name: 'displayName', label: 'Display name', mine: 'Mine', theirs: 'Theirs' },
  save: 'Save how mail is sent',
  saved: 'How mail is sent is saved.',
}
