import type { CallInput } from '@innkeeper/protocol/catalogue'

/** Mail settings that are whole: an own server that the internet could reach. */
export const savedMail = {
  senderType: 'own',
  displayName: 'Khách sạn Hải Âu',
  senderAddress: 'letan@haiau.example',
  dkimSelector: 'google',
  smtpAddress: 'smtp.haiau.example',
  port: 465,
  encryptionType: 'tls',
  authentication: true,
  userName: 'letan@haiau.example',
  password: 'mat khau cua le tan',
} as const satisfies Omit<CallInput<'email/update'>, 'version'>

/** Own words of a kind of email: one text of four is Innkeeper's still. */
export const savedEmailText = {
  id: 'guestBooked',
  subjectVi: 'Hải Âu đón bạn: {code}',
  bodyVi: '**Xin chào {guest}**, hẹn gặp bạn {checkIn}.',
  subjectEn: '',
  bodyEn: 'Dear {guest}, see you on {checkIn}.',
} as const satisfies Omit<CallInput<'email/update-text'>, 'version'>
