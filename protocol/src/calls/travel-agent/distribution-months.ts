import { z } from 'zod'
import { call } from '#call.ts'
import { monthTold } from '#diary/month-told.ts'
import { explained, field } from '#field.ts'
import { say } from '#say.ts'
import {
  monthAgreed,
  monthAnswer,
  monthDisputed,
  monthFilter,
  monthId,
  monthLinesAsked,
  monthLineShape,
  monthNoteShape,
  monthPaymentShape,
  monthShape,
} from '#shapes/monthly-statement.ts'
import { monthFile, monthFileAsked } from '#shapes/monthly-file.ts'
import { nameShape } from '#shapes/stay-shapes.ts'
import { access } from './distribution.ts'

const record = { kind: 'monthlyStatement', id: 'id' } as const
const stales = ['booking', 'notification', 'travelagent', 'supplier'] as const

/** A statement with its property. */
const monthly = z.object({ ...monthShape, property: z.object({ code: z.string(), name: nameShape }) })

const changed = z.object({ id: z.uuid(), state: monthly.shape.state })

/** What a travel agent does with its monthly statements. */
export const distributionMonthCalls = {
  'distribution/monthly-statements': call({
    words: say('Các bảng đối soát tháng', 'Monthly statements'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({
      property: explained(field.text(say('Mã chỗ nghỉ', 'Property code'), { max: 50 }), { example: 'HAIAU' }).optional(),
      ...monthFilter,
      ...field.page,
    }),
    output: z.array(monthly),
    refusals: [],
    list: true,
  }),
  'distribution/monthly-statement': call({
    words: say('Một bảng đối soát tháng', 'A monthly statement'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ id: monthId }),
    output: monthly.extend({ payments: z.array(z.object(monthPaymentShape)) }),
    refusals: [],
  }),
  'distribution/monthly-lines': call({
    words: say('Các dòng của bảng đối soát tháng', 'Lines of a monthly statement'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject(monthLinesAsked),
    output: z.array(z.object({ ...monthLineShape, notes: z.array(z.object(monthNoteShape)) })),
    refusals: [],
    list: true,
  }),
  'distribution/monthly-file': call({
    words: say('Tải bảng đối soát tháng', 'Download a monthly statement'),
    kind: 'read',
    method: 'GET',
    access,
    input: z.strictObject({ id: monthId, ...monthFileAsked }),
    output: monthFile,
    dear: true,
    refusals: ['tooManyRows'],
    limits: { perMinute: 600, seconds: 60 },
  }),
  'distribution/monthly-agree': call({
    words: say('Đồng ý các dòng đối soát', 'Agree to lines of a monthly statement'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject(monthAgreed),
    output: changed,
    refusals: ['monthChanged', 'monthLineMoved', 'monthNothingWaits'],
    diary: say('Đại lý đồng ý các dòng của bảng đối soát tháng {subject}', 'The agent agreed to lines of the monthly statement {subject}'),
    record,
    tells: monthTold,
    idempotency: 'required',
    stales,
    limits: { perMinute: 1200 },
  }),
  'distribution/monthly-dispute': call({
    words: say('Không đồng ý một dòng đối soát', 'Dispute a line of a monthly statement'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject(monthDisputed),
    output: changed,
    refusals: ['monthLineMoved'],
    diary: say(
      'Đại lý không đồng ý một dòng của bảng đối soát tháng {subject}',
      'The agent disputed a line of the monthly statement {subject}',
    ),
    record,
    tells: monthTold,
    idempotency: 'required',
    stales,
    limits: { perMinute: 1200 },
  }),
  'distribution/monthly-answer': call({
    words: say('Trả lời khách sạn về một dòng đối soát', 'Answer what the property disputes'),
    kind: 'change',
    method: 'POST',
    access,
    input: z.strictObject({ line: monthDisputed.line, answer: monthAnswer }),
    output: changed,
    refusals: ['monthLineMoved'],
    diary: say('Đại lý trả lời về bảng đối soát tháng {subject}', 'The agent answered about the monthly statement {subject}'),
    record,
    tells: monthTold,
    idempotency: 'required',
    stales,
    limits: { perMinute: 1200 },
  }),
}
