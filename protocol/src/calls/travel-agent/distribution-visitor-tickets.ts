import { visitorKinds } from '@innkeeper/rules/ticket/ticket-product'
import { z } from 'zod'
import { call } from '#call.ts'
import { explained, field, named } from '#field.ts'
import { languages, say } from '#say.ts'
import { confirmationFile, confirmationLanguageWords } from '#shapes/confirmation.ts'
import { visitorWords } from '#words/sale/ticket-words.ts'
import { access } from './distribution.ts'
import { agentsTicketCode as code } from './distribution-tickets.ts'

/** The most tickets in one file. */
export const ticketsPerFile = 200

/** The tickets of a booking, one for each visitor, for the agent that made it. */
export const distributionVisitorTicketCalls = {
  'distribution/ticket-codes': call({
    words: say('Xem mã vé của từng khách', 'Read the ticket codes of the visitors'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({
      code,
      limit: field.count(say('Số vé', 'Tickets'), { min: 1, max: 1000 }).default(200),
      offset: field.count(say('Bỏ qua', 'Skipped'), { min: 0, max: 100_000 }).default(0),
    }),
    output: z.object({
      code: z.string(),
      publicKey: named(say('Khoá công khai', 'Public key'), z.string(), {
        hint: say('Ed25519, base64url; dùng để kiểm tra chữ ký của mã vé.', 'Ed25519, base64url; checks the signature of a ticket’s code.'),
      }),
      tickets: z.array(
        z.object({
          number: named(say('Số vé của khách', 'The visitor’s ticket number'), z.string(), {
            hint: say('Mười chữ số, đọc được ở cổng.', 'Ten digits, which can be said at the gate.'),
          }),
          code: named(say('Mã QR', 'QR code'), z.string(), {
            hint: say('Vẽ nguyên văn thành mã QR.', 'Draw it as a QR code as it is.'),
          }),
          visitor: named(say('Loại khách', 'Kind of visitor'), z.enum(visitorKinds), { choices: visitorWords }),
          product: named(say('Mã sản phẩm', 'Product code'), z.string()),
          nameVi: z.string(),
          nameEn: z.string(),
          slot: named(say('Khung giờ', 'Slot'), z.string()),
          firstDay: named(say('Dùng từ ngày', 'Valid from'), z.iso.date()),
          lastDay: named(say('Dùng đến ngày', 'Valid until'), z.iso.date()),
          entries: named(say('Số lượt vào', 'Entries allowed'), z.int()),
        }),
      ),
    }),
    refusals: ['ticketsNotMade'],
    limits: { perMinute: 1200 },
  }),
  'distribution/ticket-file': call({
    words: say('Tải vé của từng khách', 'Download the tickets of the visitors'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({
      code,
      language: field.choice(say('Ngôn ngữ', 'Language'), languages, confirmationLanguageWords).default('vi'),
      part: explained(field.count(say('Phần', 'Part'), { min: 1, max: 1000 }), {
        hint: say('Mỗi tệp có nhiều nhất 200 vé.', 'Each file has 200 tickets at most.'),
      }).default(1),
    }),
    output: confirmationFile,
    dear: true,
    refusals: ['ticketsNotMade'],
    limits: { perMinute: 600, seconds: 60 },
  }),
}
