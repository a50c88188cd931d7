import type { CancellationTerms } from '@innkeeper/rules/booking/cancellation-terms'
import type { PaymentTerms } from '@innkeeper/rules/policy/payment-terms'
import { expect, test } from 'vitest'
import { cancellationSentence, paymentSentence } from './policy-sentences.ts'

const half = { unit: 'percent', basisPoints: 5000 } as const
const all = { unit: 'percent', basisPoints: 10_000 } as const
const third = { unit: 'percent', basisPoints: 3000 } as const
const within = (count: number, unit: 'hours' | 'days' = 'hours') => ({ from: 'booking', unit, count }) as const
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [{ refundable: true, steps: [] }, 'Huỷ miễn phí đến tận ngày đến.', 'Free to cancel until arrival.'],
  [
    { refundable: false, steps: [] },
    'Không hoàn tiền: huỷ lúc nào cũng mất toàn bộ tiền đặt phòng.',
    'Not refundable: cancelling at any time costs the whole price.',
  ],
  [
    {
      refundable: true,
      steps: [
        { daysBefore: 1, charge: all },
        { daysBefore: 7, charge: half },
      ],
    },
    'Huỷ miễn phí khi còn hơn 7 ngày trước khi đến; từ 7 ngày trước khi đến mất 50 % tiền đặt phòng; từ 1 ngày trước khi đến mất toàn bộ tiền đặt phòng.',
    'Free to cancel more than 7 days before arrival; from 7 days before arrival it costs 50 % of the price; from 1 day before arrival it costs the whole price.',
  ],
  [
    {
      refundable: true,
      steps: [
        { daysBefore: 3, charge: { unit: 'amount', amount: 500_000 } },
        { daysBefore: 1, charge: { unit: 'nights', nights: 1 } },
        { daysBefore: 0, charge: { unit: 'nights', nights: 2 } },
      ],
    },
    'Huỷ miễn phí khi còn hơn 3 ngày trước khi đến; từ 3 ngày trước khi đến mất 500.000 ₫; từ 1 ngày trước khi đến mất tiền đêm đầu; trong ngày đến mất tiền 2 đêm đầu.',
    'Free to cancel more than 3 days before arrival; from 3 days before arrival it costs ₫500,000; from 1 day before arrival it costs the first night; on the day of arrival it costs the first 2 nights.',
  ],
  [
    { refundable: true, steps: [{ daysBefore: 0, charge: all }] },
    'Huỷ miễn phí trước ngày đến; trong ngày đến mất toàn bộ tiền đặt phòng.',
    'Free to cancel before the day of arrival; on the day of arrival it costs the whole price.',
  ],
] as const satisfies readonly (readonly [CancellationTerms, string, string])[])(
  'a cancellation policy is said in a sentence: %o',
  (terms, vi, en) => {
    const sentence = cancellationSentence(terms, 'VND')
    expect([plain(sentence.vi), plain(sentence.en)]).toEqual([vi, en])
  },
)

test.each([
  [
    { deposit: { charge: all, due: within(24) }, balance: { at: 'hotel' }, cutOffDays: null },
    'Trả toàn bộ trong vòng 24 giờ sau khi đặt.',
    'Everything is paid within 24 hours of booking.',
  ],
  [
    { deposit: { charge: third, due: within(2, 'days') }, balance: { at: 'daysBefore', days: 7 }, cutOffDays: 3 },
    'Đặt cọc 30 % tiền đặt phòng trong vòng 2 ngày sau khi đặt; phần còn lại trả chậm nhất 7 ngày trước khi đến. Đặt khi còn 3 ngày trở xuống: trả toàn bộ cùng lúc với tiền cọc.',
    'A deposit of 30 % of the price is paid within 2 days of booking; the rest no later than 7 days before arrival. Booked 3 days before arrival or later, everything is due with the deposit.',
  ],
  [
    {
      deposit: { charge: { unit: 'nights', nights: 1 }, due: { from: 'arrival', daysBefore: 30 } },
      balance: { at: 'hotel' },
      cutOffDays: null,
    },
    'Đặt cọc tiền đêm đầu chậm nhất 30 ngày trước khi đến; phần còn lại trả tại khách sạn.',
    'A deposit of the first night is paid no later than 30 days before arrival; the rest at the hotel.',
  ],
  [
    { deposit: null, balance: { at: 'daysBefore', days: 0 }, cutOffDays: null },
    'Không cần đặt cọc: trả toàn bộ chậm nhất trong ngày đến.',
    'No deposit: everything is paid no later than the day of arrival.',
  ],
  [
    { deposit: null, balance: { at: 'hotel' }, cutOffDays: 1 },
    'Không cần đặt cọc: trả toàn bộ tại khách sạn. Đặt khi còn 1 ngày trở xuống: trả toàn bộ ngay.',
    'No deposit: everything is paid at the hotel. Booked 1 day before arrival or later, everything is due at once.',
  ],
] as const satisfies readonly (readonly [PaymentTerms, string, string])[])(
  'a payment policy is said in a sentence: %o',
  (terms, vi, en) => {
    const sentence = paymentSentence(terms, 'VND')
    expect([plain(sentence.vi), plain(sentence.en)]).toEqual([vi, en])
  },
)
