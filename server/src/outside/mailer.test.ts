import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { useTestDatabase } from '#testing/server/test-database.ts'
import { deleteLetters, mailFailureOf, mailQueue, type Letter, type LetterToSend, type Mailer } from './mail.ts'
import { mailerOf } from './mailer.ts'

const database = useTestDatabase()
const nothingMore = { logoOf: async () => null, filesOf: async () => [] }

const waysOf = (platform: Mailer) => ({
  platform,
  ofProperty: { send: async () => undefined, failureOf: mailFailureOf },
})

const posted: Letter = {
  to: 'duong@example.com',
  language: 'vi',
  subject: 'Đặt lại mật khẩu Innkeeper',
  text: 'Xin chào Nguyễn Thị Thuỳ Dương,\n\nhttps://innkeeper.example.com/forgot-password?token=abc\n',
}
const letter: LetterToSend = { ...posted, logo: null, files: [] }
const mailFrom = 'Innkeeper <no-reply@example.com>'

let dataDir: string
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'innkeeper-mail-'))))
afterEach(() => rm(dataDir, { recursive: true }))

/** The decoded text of a mail. */
const readMail = (source: string) => {
  const [head = '', body = ''] = source.split(/\r?\n\r?\n(.*)/s)
  const heading = head
    .replaceAll(/\r?\n\s+/g, ' ')
    .replaceAll(/=\?UTF-8\?(B|Q)\?(.*?)\?=\s*/gi, (_word, kind: string, text: string) =>
      kind === 'B' ? fromBase64(text) : fromQuoted(text.replaceAll('_', ' ')),
    )
  return { heading, text: /^content-transfer-encoding: base64/im.test(head) ? fromBase64(body) : fromQuoted(body) }
}
const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString()
const fromQuoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_code, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()

describe('Without a mail server, mail goes into the data directory as files that a person can open and read', () => {
  test('a letter is one whole .eml file, however often it is handed over', async () => {
    const mailer = mailerOf({ dataDir, mailFrom })
    await mailer.send(letter, 'one')
    await mailer.send(letter, 'one')
    await mailer.send({ ...letter, to: 'bao@example.com' }, 'two')
    expect(await readdir(join(dataDir, 'mail'))).toEqual(['one.eml', 'two.eml'])
    const source = await readFile(join(dataDir, 'mail', 'one.eml'), 'utf8')
    const { heading } = readMail(source)
    expect(heading).toContain('From: Innkeeper <no-reply@example.com>')
    expect(heading).toContain('To: duong@example.com')
    expect(heading).toContain('Subject: Đặt lại mật khẩu Innkeeper')
    expect(heading).toContain('Content-Language: vi')
    expect(heading).toContain('Content-Transfer-Encoding: 8bit')
    expect(source.split('\n\n').slice(1).join('\n\n')).toBe(letter.text)
  })

  test('a letter with a logo has it attached, and its text can still be read', async () => {
    const text = 'Xin chào <Dương> & Bảo,\n\nhttps://innkeeper.example.com/invitation?token=abc\n'
    await mailerOf({ dataDir, mailFrom }).send({ ...letter, text, logo: Buffer.from('the picture') }, 'one')
    const source = await readFile(join(dataDir, 'mail', 'one.eml'), 'utf8')
    expect(source).toContain(`Content-Transfer-Encoding: 8bit\n\n${text}`)
    expect(source).toContain('Content-ID: <logo-one@innkeeper>')
    expect(source).toContain('Content-Type: image/png')
    expect(source).toContain(Buffer.from('the picture').toString('base64'))
    const html = fromQuoted(/text\/html[^]*?\n\n([^]*?)\n--/iu.exec(source)?.[1] ?? '')
    expect(html).toContain('src="cid:logo-one@innkeeper"')
    expect(html).toContain('Xin chào &lt;Dương&gt; &amp; Bảo')
    expect(html).toContain('<a href="https://innkeeper.example.com/invitation?token=abc">')
    expect(html.match(/(?:src|href)="(?!cid:|https:\/\/innkeeper)/gu)).toBeNull()
  })

  test('letters are kept for 30 days, and nothing else in the folder is touched', async () => {
    const mailer = mailerOf({ dataDir, mailFrom })
    const now = new Date()
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
    const age = (name: string, days: number) => utimes(join(dataDir, 'mail', name), daysAgo(days), daysAgo(days))
    await Promise.all(['fresh', 'old'].map((id) => mailer.send(letter, id)))
    await writeFile(join(dataDir, 'mail', 'note.txt'), 'mine')
    await Promise.all([age('fresh.eml', 29), age('old.eml', 31), age('note.txt', 99)])
    await deleteLetters(mailer).run({ now })
    expect(await readdir(join(dataDir, 'mail'))).toEqual(['fresh.eml', 'note.txt'])
  })

  test('where no letter was ever sent there is nothing to forget', async () => {
    await expect(deleteLetters(mailerOf({ dataDir, mailFrom })).run({ now: new Date() })).resolves.toBeUndefined()
  })

  test('a letter whose folder cannot be made is not sent, and the error is thrown at once', async () => {
    await expect(mailerOf({ dataDir: '/proc/innkeeper', mailFrom }).send(letter, 'one')).rejects.toThrow('/proc')
  })
})

describe('With a mail server, mail goes there', () => {
  const received: { to: string[]; source: string }[] = []
  let refusing = false
  let server: SMTPServer
  let smtpUrl: string

  beforeEach(async () => {
    received.length = 0
    refusing = false
    server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      onAuth: (auth, _session, done) => (auth.password === 'pa:ss' ? done(null, { user: auth.username }) : done(new Error('no'))),
      onRcptTo: (_address, _session, done) => done(refusing ? new Error('no such mailbox') : null),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(chunks).toString() })
          done()
        })
      },
    })
    const listening = server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    const address = listening.address()
    smtpUrl = `smtp://inn:pa%3Ass@127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  })
  afterEach(() => new Promise<void>((done) => server.close(done)))

  test('it arrives with its words whole, under an id of its own', async () => {
    await mailerOf({ smtpUrl, dataDir, mailFrom }).send(letter, 'one')
    expect(received.map(({ to }) => to)).toEqual([['duong@example.com']])
    const { heading, text } = readMail(received[0]?.source ?? '')
    expect(heading).toContain('Message-ID: <one@innkeeper>')
    expect(heading).toContain('Subject: Đặt lại mật khẩu Innkeeper')
    expect(text.replaceAll('\r\n', '\n')).toContain(letter.text.trim())
    expect(await readdir(dataDir)).toEqual([])
  })

  test('what the server refuses is a failure, so that it is tried again', async () => {
    refusing = true
    await expect(mailerOf({ smtpUrl, dataDir, mailFrom }).send(letter, 'one')).rejects.toThrow('no such mailbox')
  })

  test('a wrong password is a failure', async () => {
    const wrong = smtpUrl.replace('pa%3Ass', 'other')
    await expect(mailerOf({ smtpUrl: wrong, dataDir, mailFrom }).send(letter, 'one')).rejects.toThrow('Invalid login')
  })
})

test('an event of the outbox that is no letter is a failure, not a letter to nobody', async () => {
  const { deliver } = mailQueue(waysOf(mailerOf({ dataDir, mailFrom })), nothingMore)
  const delivered = inTransaction(database.pool, { role: 'platform', readOnly: true }, (tx) =>
    deliver({ to: 'duong@example.com' }, 'one', tx),
  )
  await expect(delivered).rejects.toThrow('expected string')
})

test('an administrator reads why a letter failed, and to whom it was, without the address and without the error’s own text', () => {
  const { about, failureOf } = mailQueue(waysOf(mailerOf({ dataDir, mailFrom })), nothingMore)
  const error = (more: object) => Object.assign(new Error('550 <duong@example.com>: no such mailbox'), more)
  expect(about(posted)).toEqual({ vi: 'd…@example.com', en: 'd…@example.com' })
  expect([
    failureOf?.(error({ code: 'EENVELOPE', responseCode: 550 })),
    failureOf?.(error({ code: 'EENVELOPE', responseCode: 450 })),
    failureOf?.(error({ code: 'EAUTH', responseCode: 535 })),
    failureOf?.(error({ code: 'ESOCKET' })),
    failureOf?.(error({ code: 'ENOSPC' })),
  ]).toEqual([
    { problem: 'refused', lasting: true },
    { problem: 'refused', lasting: false },
    { problem: 'signInRefused', lasting: false },
    { problem: 'unreachable', lasting: false },
    null,
  ])
})

test('a letter with a file has it attached byte for byte, with and without a logo', async () => {
  const file = { fileName: 'HD-2027-0001-signed.pdf', mediaType: 'application/pdf', content: Buffer.from('%PDF-1.7 the contract') }
  for (const [id, logo] of [
    ['one', null],
    ['two', Buffer.from('the picture')],
  ] as const) {
    await mailerOf({ dataDir, mailFrom }).send({ ...letter, logo, files: [file] }, id)
    const source = await readFile(join(dataDir, 'mail', `${id}.eml`), 'utf8')
    expect(source).toContain(`Content-Transfer-Encoding: 8bit\n\n${letter.text}`)
    expect(source).toContain('Content-Type: application/pdf; name=HD-2027-0001-signed.pdf')
    expect(source).toContain('Content-Disposition: attachment')
    expect(source).toContain(file.content.toString('base64'))
  }
})
