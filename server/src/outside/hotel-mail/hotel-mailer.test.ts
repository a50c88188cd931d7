import { afterEach, expect, test } from 'vitest'
import { createServer, type Server } from 'node:net'
import { once } from 'node:events'
import { pretendAccount, startPretendMailServer, type PretendMailServer } from '#testing/server/pretend-mail-server.ts'
import type { LetterToSend } from '../mail.ts'
import { hotelMailer, type HotelServer } from './hotel-mailer.ts'
import { MailRefused } from './mail-refused.ts'

const letter: LetterToSend = { to: 'khach@example.com', language: 'vi', subject: 'Xác nhận', text: 'Xin chào', logo: null, files: [] }
const sender = { name: 'Khách sạn Hải Âu', address: 'letan@haiau.example' }
const account = { user: pretendAccount.user, password: pretendAccount.password }
const outsideOnly = hotelMailer({ thisMachine: false, greeting: 'innkeeper.example' })
const here = hotelMailer({ thisMachine: true, greeting: 'innkeeper.example' })

const started: (PretendMailServer | { stop: () => Promise<unknown> })[] = []
afterEach(async () => void (await Promise.all(started.splice(0).map(({ stop }) => stop()))))
const start = async (...options: Parameters<typeof startPretendMailServer>) => {
  const server = await startPretendMailServer(...options)
  started.push(server)
  return server
}

const serverAt = (port: number, more: Partial<HotelServer> = {}): HotelServer => ({
  host: '127.0.0.1',
  port,
  encryption: 'none',
  login: null,
  ...more,
})

const problemOf = async (sending: Promise<void>): Promise<string> => {
  try {
    await sending
    return 'sent'
  } catch (error) {
    if (error instanceof MailRefused) return error.problem
    throw error
  }
}

test.each(['starttls', 'tls'] as const)('a letter goes through %s with a password, from the property', async (encryption) => {
  const server = await start({ secure: encryption === 'tls' })
  await here.send(serverAt(server.port, { host: 'localhost', encryption, login: account }), sender, letter, 'one')
  expect(server.taken).toMatchObject([{ from: 'letan@haiau.example', to: ['khach@example.com'] }])
  expect(server.taken[0]?.source).toContain('<letan@haiau.example>')
})

test('what a server refuses is told apart', async () => {
  const picky = await start({
    secure: true,
    onMailFrom: ({ address }, _session, done) =>
      done(address === sender.address ? null : Object.assign(new Error('not yours'), { responseCode: 553 })),
    onRcptTo: ({ address }, _session, done) =>
      done(address === letter.to ? null : Object.assign(new Error('no such mailbox'), { responseCode: 550 })),
  })
  const plain = await start({ disabledCommands: ['STARTTLS'], open: true })
  const at = (more: Partial<HotelServer> = {}) => serverAt(picky.port, { encryption: 'tls', login: account, ...more })
  const sending = (server: HotelServer, from = sender, one = letter) => problemOf(here.send(server, from, one, 'one'))
  expect(await sending(at())).toBe('sent')
  expect(await sending(at({ login: { ...account, password: 'other' } }))).toBe('signInRefused')
  expect(await sending(at(), { ...sender, address: 'other@haiau.example' })).toBe('senderRefused')
  expect(await sending(at(), sender, { ...letter, to: 'nobody@example.com' })).toBe('receiverRefused')
  expect(await sending(serverAt(plain.port, { encryption: 'starttls' }))).toBe('tlsFailed')
  expect(await sending(serverAt(plain.port, { encryption: 'tls' }))).toBe('tlsFailed')
  expect(await sending(serverAt(plain.port))).toBe('sent')
  expect(await sending(serverAt(1))).toBe('unreachable')
})

test('a password is never sent to a server that offers no encryption where encryption was chosen', async () => {
  const plain = await start({ disabledCommands: ['STARTTLS'], open: true })
  expect(await problemOf(here.send(serverAt(plain.port, { encryption: 'starttls', login: account }), sender, letter, 'one'))).toBe(
    'tlsFailed',
  )
  expect(plain.taken).toEqual([])
})

test('a server that accepts and then says nothing is given up', { timeout: 20_000 }, async () => {
  const silent: Server = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  started.push({ stop: async () => silent.close() })
  const address = silent.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  expect(await problemOf(here.send(serverAt(port), sender, letter, 'one'))).toBe('timedOut')
})

test.each([
  ['127.0.0.1', 25, 'inside'],
  ['169.254.169.254', 25, 'inside'],
  ['::ffff:127.0.0.1', 25, 'inside'],
  ['::1', 25, 'inside'],
  ['localhost', 25, 'inside'],
  ['postgres', 587, 'inside'],
  ['8.8.8.8', 22, 'portRefused'],
  ['smtp.haiau.example', 5432, 'portRefused'],
  ['smtp.haiau.example', 587, null],
])('before anything is resolved, %s at %i is refused: %s', (host, port, refused) => {
  expect(outsideOnly.refuses({ host, port })).toBe(refused)
})

test('a name that resolves into this machine is refused without a connection, whatever it is called', async () => {
  const server = await start({ open: true })
  expect(await problemOf(outsideOnly.send(serverAt(25, { host: 'localhost.localdomain' }), sender, letter, 'one'))).toMatch(
    /inside|notFound/u,
  )
  expect(await problemOf(outsideOnly.send(serverAt(server.port), sender, letter, 'one'))).toBe('inside')
  expect(await problemOf(outsideOnly.send(serverAt(587, { host: 'no-such-host.invalid' }), sender, letter, 'one'))).toBe('notFound')
  expect(server.taken).toEqual([])
})
