import { encryptionTypes, senderTypes } from '@innkeeper/rules/mail/mail-settings'
import { z } from 'zod'
import { historyOf } from '#diary/history.ts'
import { call } from '#call.ts'
import { changesOf } from '#changes-of.ts'
import { explained, field, named } from '#field.ts'
import { say, type Saying } from '#say.ts'
import { letterKinds, letterWords } from '#words/mail/letter-words.ts'
import { encryptionWords, mailProblems, senderTypeWords } from '#words/mail/mail-words.ts'
import { senderDomain } from './sender-domain.ts'

const version = named(say('Bản đã xem', 'Version seen'), z.int().min(1))
const moment = field.moment(say('Lúc', 'At'))

/** A host's name or address, without a scheme or a port. */
const hostName = named(
  say('Máy chủ SMTP', 'SMTP server'),
  z
    .string()
    .trim()
    .toLowerCase()
    .max(253)
    .regex(/^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|[0-9a-f:.]*:[0-9a-f:.]*)?$/u),
  { hint: say('Chỉ tên máy chủ, như smtp.khachsan.vn', 'Only the name, such as smtp.hotel.com'), example: 'smtp.hotel.com' },
)

/** What a domain's keys of DKIM are told apart by; empty where the property has not said it. */
const dkimSelector = named(
  say('Selector DKIM', 'DKIM selector'),
  z
    .string()
    .trim()
    .max(63)
    .regex(/^(?:[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?)?$/iu),
  {
    hint: say('Nơi cung cấp email cho, như google hoặc selector1', 'Your mail provider gives it, such as google or selector1'),
    example: 'google',
  },
)

/** How a property's letters are sent, without the password. */
export const mailFields = z.strictObject({
  senderType: field.choice(say('Gửi qua', 'Sent through'), senderTypes, senderTypeWords),
  displayName: explained(field.text(say('Tên hiển thị', 'Display name'), { min: 0, max: 100 }), {
    hint: say('Để trống thì dùng tên chỗ nghỉ', 'Empty for the property’s name'),
  }),
  senderAddress: explained(named(say('Địa chỉ người gửi', 'Sender address'), field.email().or(z.literal(''))), {
    hint: say('Email trả lời về địa chỉ này', 'Answers come to this address'),
  }),
  dkimSelector,
  smtpAddress: hostName,
  port: field.count(say('Cổng', 'Port'), { min: 1, max: 65_535 }),
  encryptionType: field.choice(say('Mã hoá', 'Encryption'), encryptionTypes, encryptionWords),
  authentication: field.flag(say('Đăng nhập bằng mật khẩu', 'Sign in with a password')),
  userName: named(
    say('Tên đăng nhập', 'User name'),
    z
      .string()
      .trim()
      .max(255)
      .regex(/^[^\p{Cc}]*$/u),
  ),
})

/** A password in a save: empty keeps the stored one. */
const password = named(
  say('Mật khẩu', 'Password'),
  z
    .string()
    .max(255)
    .regex(/^[^\p{Cc}]*$/u),
  { secret: true },
)

/** The longest texts of an email. */
const textLimits = { subject: 200, body: 4000 }

const emptyForOurs = say('Để trống thì dùng lời của Innkeeper', 'Empty for Innkeeper’s words')
const subject = (label: Saying) =>
  explained(field.text(label, { min: 0, max: textLimits.subject }), { hint: emptyForOurs, example: 'Hải Âu – {code}' })
const body = (label: Saying) => explained(field.note(label, { max: textLimits.body }), { hint: marksHint, example: '**Xin chào {guest}**' })
const marksHint = say(
  '**đậm**, *nghiêng*, [chữ](https://…), dòng bắt đầu bằng “- ” là danh sách',
  '**bold**, *italic*, [words](https://…), lines that start with “- ” are a list',
)

/** A property's own words of a kind of email; an empty text stands for Innkeeper's. */
export const emailTextFields = z.strictObject({
  subjectVi: subject(say('Tiêu đề tiếng Việt', 'Vietnamese subject')),
  bodyVi: body(say('Nội dung tiếng Việt', 'Vietnamese text')),
  subjectEn: subject(say('Tiêu đề tiếng Anh', 'English subject')),
  bodyEn: body(say('Nội dung tiếng Anh', 'English text')),
})

const look = { who: 'property', codes: ['BE_SETTINGS_1'] } as const
const change = { who: 'property', codes: ['BE_SETTINGS_1', 'BE_SETTINGS_2'] } as const
const kind = field.choice(say('Loại email', 'Kind of email'), letterKinds, letterWords)
const active = field.flag(say('Đang gửi', 'Sent'))

export const emailCalls = {
  'email/history': historyOf(say('Lịch sử gửi email', 'History of sending emails'), look),
  'email/type': call({
    words: say('Các loại email', 'Kinds of emails'),
    kind: 'read',
    method: 'GET',
    access: look,
    input: z.strictObject({}),
    output: z.array(
      z.object({
        id: kind,
        active,
        /** Whether the property says it in its own words. */
        ownWords: z.boolean(),
        changedAt: moment.nullable(),
        changedBy: z.string(),
      }),
    ),
    refusals: [],
  }),
  'email/update-type': call({
    words: say('Bật hoặc tắt một loại email', 'Switch a kind of email on or off'),
    kind: 'change',
    method: 'GET',
    access: change,
    input: z.strictObject({ id: kind, active }),
    output: z.object({ id: kind, active }),
    refusals: [],
    diary: say('Bật hoặc tắt email {subject}', 'Switched emails on or off: {subject}'),
    record: { kind: 'hotelMail' },
    tells: z.object({ active }),
  }),
  'email/text': call({
    words: say('Lời của một loại email', 'Words of a kind of email'),
    kind: 'read',
    method: 'GET',
    access: look,
    input: z.strictObject({ id: kind }),
    output: z.object({
      id: kind,
      version,
      ...emailTextFields.shape,
      /** Innkeeper's own words, which stand where the property has none. */
      ours: emailTextFields,
      /** The blanks that this kind has, to be written as `{name}`. */
      blanks: z.array(z.string()),
      changedAt: moment.nullable(),
      changedBy: z.string(),
    }),
    refusals: [],
  }),
  'email/update-text': call({
    words: say('Lưu lời của một loại email', 'Save the words of a kind of email'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ id: kind, version, ...changesOf(emailTextFields.shape) }),
    output: z.object({ version }),
    refusals: ['emailTextChanged', 'emailBlankUnknown', 'lookLinkRefused'],
    diary: say('Sửa lời email: {subject}', 'Changed the words of an email: {subject}'),
    record: { kind: 'hotelMail' },
    tells: emailTextFields,
  }),
  'email/preview': call({
    words: say('Xem trước một loại email', 'Preview a kind of email'),
    kind: 'read',
    method: 'POST',
    access: look,
    input: z.strictObject({ id: kind, ...emailTextFields.shape }),
    output: z.object({
      subject: z.string(),
      /** What a mail program shows: HTML without scripts, loading nothing from elsewhere. */
      html: z.string(),
      text: z.string(),
      /** The code of the booking or the request that it is about; null where it is a sample. */
      about: z.string().nullable(),
    }),
    refusals: ['emailBlankUnknown', 'lookLinkRefused'],
  }),
  'email/detail': call({
    words: say('Cách gửi email', 'How emails are sent'),
    kind: 'read',
    method: 'GET',
    access: look,
    input: z.strictObject({}),
    output: z.object({
      version,
      ...mailFields.shape,
      /** When the stored password was typed; null where there is none. It is never shown. */
      passwordSetAt: moment.nullable(),
      /** The address that letters through Innkeeper come from. */
      platformAddress: z.string(),
      propertyName: z.object({ vi: z.string(), en: z.string() }),
      /** Why letters cannot go through the property's server now; null where they can. */
      failure: z.object({ problem: z.enum(mailProblems), since: moment }).nullable(),
      changedAt: moment.nullable(),
      changedBy: z.string(),
    }),
    refusals: [],
  }),
  'email/update': call({
    words: say('Lưu cách gửi email', 'Save how emails are sent'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ version, ...changesOf(mailFields.shape), password: password.optional() }),
    output: z.object({ version }),
    refusals: [
      'mailSettingsChanged',
      'mailFieldMissing',
      'mailPasswordInClear',
      'mailPasswordAgain',
      'mailServerInside',
      'mailPortRefused',
      'mailSenderInside',
      'mailSelectorWhole',
    ],
    diary: say('Sửa cách gửi email', 'Changed how emails are sent'),
    record: { kind: 'hotelMail' },
    tells: z.object({ ...mailFields.shape, secretReplaced: field.flag(say('Đã thay mật khẩu', 'Password replaced')) }),
  }),
  'email/sender-domain': call({
    words: say('Bản ghi của tên miền người gửi', 'Records of the sender’s domain'),
    kind: 'read',
    method: 'GET',
    access: look,
    input: z.strictObject({}),
    /** Null while emails go through Innkeeper, whose domain the property does not manage. */
    output: senderDomain.nullable(),
    refusals: [],
    worksBefore: true,
    limits: { perMinute: 20 },
  }),
  'email/send-mail': call({
    words: say('Gửi email thử', 'Send a test email'),
    kind: 'change',
    method: 'POST',
    access: change,
    input: z.strictObject({ to: field.email(say('Gửi email thử đến', 'Send the test email to')) }),
    output: z.object({
      sent: z.boolean(),
      problem: z.enum(mailProblems).nullable(),
      /** What the server answered, where it refused. */
      reply: z.string(),
      /** “Email successfully sent”, or “Error” with the reason, in the caller's language. */
      message: z.string(),
    }),
    refusals: [],
    worksBefore: true,
    limits: { perMinute: 6 },
    diary: say('Gửi email thử {subject}', 'Sent a test email {subject}'),
    record: { kind: 'hotelMail' },
    tells: z.object({ sent: field.flag(say('Đã gửi', 'Sent')) }),
  }),
}
