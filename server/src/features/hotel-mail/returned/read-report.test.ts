import { describe, expect, test } from 'vitest'
import { mailReport } from '#testing/forms/mail-reports.ts'
import { readReport } from './read-report.ts'

const id = '01900000-0000-7000-8000-0000000000e1'
const to = 'khach@example.com'
const quoted = (byte: number) => `=${byte.toString(16).toUpperCase()}`

describe('a delivery status notification (RFC 3464) tells which email came back, and why', () => {
  test.each([
    ['Postfix', '5.1.1', '550 5.1.1 <khach@example.com>: Recipient address rejected: User unknown in virtual mailbox table'],
    ['Exim', '5.1.1', ''],
    ['Exchange', '5.1.10', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found'],
    ['Gmail', '5.1.1', '550-5.1.1 The email account that you tried to reach does not exist.'],
  ] as const)('as %s writes it', (style, status, reply) => {
    expect(readReport(mailReport(style, { id, to }))).toEqual({ id, fate: 'returned', status, reply })
  })

  test.each(['Postfix', 'Exim', 'Gmail'] as const)('a delay is no return: %s', (style) => {
    expect(readReport(mailReport(style, { id, to, action: 'delayed', status: '4.4.1' }))).toMatchObject({
      fate: 'delayed',
      status: '4.4.1',
    })
  })

  test.each([
    ['quoted-printable', (text: string) => text.replaceAll(/\P{ASCII}/gu, (sign) => [...Buffer.from(sign)].map(quoted).join(''))],
    ['base64', (text: string) => Buffer.from(text).toString('base64')],
  ] as const)('what the receiving server says in Vietnamese is read from %s', (encoding, encode) => {
    const fields = `Reporting-MTA: dns; mx.example.net\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 Không có hộp thư này\r\n`
    const text = [
      'Content-Type: multipart/report; boundary=b',
      `References: <${id}@innkeeper>`,
      '',
      '--b',
      'Content-Type: message/global-delivery-status',
      `Content-Transfer-Encoding: ${encoding}`,
      '',
      encode(fields),
      '--b--',
    ].join('\r\n')
    expect(readReport(text)).toEqual({ id, fate: 'returned', status: '5.1.1', reply: '550 Không có hộp thư này' })
  })

  test('lines may end with a line feed alone', () => {
    expect(readReport(mailReport('Postfix', { id, to }).replaceAll('\r\n', '\n'))).toMatchObject({ id, fate: 'returned' })
  })
})

describe('nothing is taken from', () => {
  const report = mailReport('Postfix', { id, to })
  test.each([
    ['an empty body', ''],
    ['an answer out of office', `Subject: Out of office\r\nIn-Reply-To: <${id}@innkeeper>\r\n\r\nAction: failed\r\nStatus: 5.1.1`],
    ['a report that it was delivered', mailReport('Postfix', { id, to, action: 'delivered', status: '2.0.0' })],
    ['a report about an email of somebody else', report.replaceAll('@innkeeper>', '@elsewhere.example>')],
    ['a report without its boundary', report.replace('boundary=', 'bound=')],
    ['a report without a status', report.replace('\r\nStatus: 5.1.1', '')],
    ['a report that was cut off before it says what happened', report.slice(0, report.indexOf('Final-Recipient'))],
    ['a report of another kind', report.replace('message/delivery-status', 'message/feedback-report')],
  ])('%s', (_what, text) => {
    expect(readReport(text)).toBeNull()
  })

  test('whatever is cut off, wherever: no failure, and never another id', () => {
    const text = mailReport('Exchange', { id, to })
    const read = Array.from({ length: text.length }, (_, end) => readReport(text.slice(0, end)))
    expect(read.filter((one) => one !== null && one.id !== id)).toEqual([])
  })
})

test('long headers of a stranger take no time', () => {
  const hostile = `Content-Type: multipart/report; ${'boundary='.repeat(20_000)}\n\n${'--\n'.repeat(50_000)}${' =\n'.repeat(50_000)}`
  expect(readReport(hostile)).toBeNull()
})
