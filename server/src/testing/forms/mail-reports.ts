/** The emails by which mail servers report that one did not arrive, as each of them writes it. */
export type ReportStyle = 'Postfix' | 'Exim' | 'Exchange' | 'Gmail'

type Told = { readonly id: string; readonly to: string; readonly action?: string; readonly status?: string }

/** A delivery status notification (RFC 3464) about an email of ours, in the style of a mail server. */
export const mailReport = (style: ReportStyle, { id, to, action = 'failed', status = '5.1.1' }: Told): string =>
  styles[style]({ id, to, action, status }).join('\r\n')

type Write = (told: Required<Told>) => readonly string[]

const postfixHead = [
  'Return-Path: <>',
  'Received: by mx.example.net (Postfix) id 4C1B; Sat, 28 Nov 2026 06:40:01 +0700 (+07)',
  'From: MAILER-DAEMON@mx.example.net (Mail Delivery System)',
  'Subject: Undelivered Mail Returned to Sender',
  'To: no-reply@innkeeper.example',
  'Auto-Submitted: auto-replied',
  'MIME-Version: 1.0',
  'Content-Type: multipart/report; report-type=delivery-status;',
  '\tboundary="4C1B.1764286801/mx.example.net"',
  '',
  'This is a MIME-encapsulated message.',
  '',
]

const postfixOriginal: Write = ({ id, to }) => [
  '--4C1B.1764286801/mx.example.net',
  'Content-Description: Undelivered Message',
  'Content-Type: message/rfc822',
  '',
  'From: no-reply@innkeeper.example',
  `To: ${to}`,
  `Message-ID: <${id}@innkeeper>`,
  'Content-Type: text/plain',
  '',
  'Message-ID: <00000000-0000-7000-8000-000000000000@innkeeper> stands in the text of another.',
  '',
  '--4C1B.1764286801/mx.example.net--',
]

const postfixReport: Write = ({ to, action, status }) => [
  '--4C1B.1764286801/mx.example.net',
  'Content-Description: Notification',
  'Content-Type: text/plain; charset=us-ascii',
  '',
  `<${to}>: host mail.example.com[192.0.2.7] said: 550 ${status} User unknown`,
  '',
  '--4C1B.1764286801/mx.example.net',
  'Content-Description: Delivery report',
  'Content-Type: message/delivery-status',
  '',
  'Reporting-MTA: dns; mx.example.net',
  'X-Postfix-Queue-ID: 4C1B',
  '',
  `Final-Recipient: rfc822; ${to}`,
  `Original-Recipient: rfc822;${to}`,
  `Action: ${action}`,
  `Status: ${status}`,
  'Remote-MTA: dns; mail.example.com',
  `Diagnostic-Code: smtp; 550 ${status} <${to}>: Recipient address rejected:`,
  '    User unknown in virtual mailbox table',
  '',
]

const postfix: Write = (told) => [...postfixHead, ...postfixReport(told), ...postfixOriginal(told)]

const exim: Write = ({ id, to, action, status }) => [
  'From: Mail Delivery System <Mailer-Daemon@exim.example.org>',
  'To: no-reply@innkeeper.example',
  `References: <${id}@innkeeper>`,
  'Content-Type: multipart/report; report-type=delivery-status; boundary=1764286801-eximdsn-804289383',
  'MIME-Version: 1.0',
  'Subject: Mail delivery failed: returning message to sender',
  '',
  '--1764286801-eximdsn-804289383',
  'Content-type: text/plain; charset=us-ascii',
  '',
  `  ${to}: Unrouteable address`,
  '',
  '--1764286801-eximdsn-804289383',
  'Content-type: message/delivery-status',
  '',
  'Reporting-MTA: dns; exim.example.org',
  '',
  `Action: ${action}`,
  `Final-Recipient: rfc822;${to}`,
  `Status: ${status}`,
  '',
  '--1764286801-eximdsn-804289383--',
]

const exchange: Write = ({ id, to, action, status }) => [
  'From: <postmaster@hotel.onmicrosoft.com>',
  'To: <no-reply@innkeeper.example>',
  'MIME-Version: 1.0',
  'Content-Type: multipart/report; report-type=delivery-status;',
  ' boundary="_000_SG2PR01_"',
  `In-Reply-To: <${id}@innkeeper>`,
  'Subject: Undeliverable: =?utf-8?B?WMOhYyBuaOG6rW4=?=',
  '',
  '--_000_SG2PR01_',
  'Content-Type: text/html; charset="utf-8"',
  'Content-Transfer-Encoding: base64',
  '',
  'PHA+WW91ciBtZXNzYWdlIGNvdWxkbid0IGJlIGRlbGl2ZXJlZC48L3A+',
  '',
  '--_000_SG2PR01_',
  'Content-Type: message/delivery-status',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from(
    [
      'Reporting-MTA: dns;SG2PR01.prod.outlook.com',
      'Received-From-MTA: dns;mx.example.net',
      '',
      `Final-Recipient: rfc822;${to}`,
      `Action: ${action}`,
      `Status: ${status}0`,
      `Diagnostic-Code: smtp;550 ${status}0 RESOLVER.ADR.RecipientNotFound; Recipient not found`,
      '',
    ].join('\r\n'),
  ).toString('base64'),
  '',
  '--_000_SG2PR01_',
  'Content-Type: text/rfc822-headers',
  '',
  `Message-ID: <${id}@innkeeper>`,
  '',
  '--_000_SG2PR01_--',
]

const gmail: Write = ({ id, to, action, status }) => [
  'From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
  'To: no-reply@innkeeper.example',
  'Content-Type: multipart/report; boundary="000000000000a1b2c3"; report-type=delivery-status',
  `In-Reply-To: <${id}@innkeeper>`,
  `References: <${id}@innkeeper>`,
  'Subject: Delivery Status Notification (Failure)',
  '',
  '--000000000000a1b2c3',
  'Content-Type: multipart/related; boundary="000000000000d4e5f6"',
  '',
  '--000000000000d4e5f6',
  'Content-Type: text/plain; charset="UTF-8"',
  '',
  'Address not found',
  '--000000000000d4e5f6--',
  '--000000000000a1b2c3',
  'Content-Type: message/delivery-status',
  '',
  'Reporting-MTA: dns; googlemail.com',
  'Arrival-Date: Fri, 27 Nov 2026 15:40:01 -0800 (PST)',
  '',
  `Final-Recipient: rfc822; ${to}`,
  `Action: ${action}`,
  `Status: ${status}`,
  `Diagnostic-Code: smtp; 550-${status} The email account that you tried to reach does not exist.`,
  '',
  '--000000000000a1b2c3',
  'Content-Type: message/rfc822',
  '',
  `Message-ID: <${id}@innkeeper>`,
  '',
  '--000000000000a1b2c3--',
]

const styles: Readonly<Record<ReportStyle, Write>> = { Postfix: postfix, Exim: exim, Exchange: exchange, Gmail: gmail }
