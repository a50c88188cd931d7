import { expect, test } from 'vitest'
import { checkMailSettings, type MailSettings, type StoredMail } from './mail-settings.ts'

const own: MailSettings = {
  senderType: 'own',
  senderAddress: 'letan@haiau.example',
  dkimSelector: 'google',
  smtpAddress: 'smtp.haiau.example',
  port: 587,
  encryptionType: 'starttls',
  authentication: true,
  userName: 'letan',
  password: '',
}
const stored: StoredMail = { ...own, passwordKept: true }

test.each<[string, Partial<MailSettings>, Partial<StoredMail>, readonly string[]]>([
  ['whole settings with a kept password', {}, {}, []],
  ['the same server in capitals', { smtpAddress: 'SMTP.haiau.example' }, {}, []],
  [
    'Innkeeper’s server needs nothing',
    { senderType: 'innkeeper', senderAddress: '', smtpAddress: '', userName: '' },
    { passwordKept: false },
    [],
  ],
  [
    'an own server without sender and address',
    { senderAddress: '', smtpAddress: '', password: 'x' },
    {},
    ['senderAddress missing', 'smtpAddress missing'],
  ],
  ['a sender that only an internal network knows', { senderAddress: 'letan@haiau.local' }, {}, ['senderAddress senderInside']],
  ['no selector', { dkimSelector: '' }, {}, []],
  ['the whole name of a DKIM record', { dkimSelector: 'google._domainkey.haiau.example' }, {}, ['dkimSelector selectorWhole']],
  ['a password without encryption', { encryptionType: 'none', password: 'x' }, {}, ['encryptionType passwordInClear']],
  ['no encryption without a password', { encryptionType: 'none', authentication: false }, {}, []],
  ['no user name', { userName: '', password: 'x' }, {}, ['userName missing']],
  ['no password at all', {}, { passwordKept: false }, ['password missing']],
  ['the kept password at another server', { smtpAddress: 'mail.elsewhere.example' }, {}, ['password passwordAgain']],
  ['the kept password at another port', { port: 2525 }, {}, ['password passwordAgain']],
  ['the kept password for another account', { userName: 'giamdoc' }, {}, ['password passwordAgain']],
  ['a new password at another server', { smtpAddress: 'mail.elsewhere.example', password: 'x' }, {}, []],
])('%s', (_name, changed, before, problems) => {
  const found = checkMailSettings({ ...own, ...changed }, { ...stored, ...before })
  expect(found.map(({ field, reason }) => `${field} ${reason}`)).toEqual(problems)
})
