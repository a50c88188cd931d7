import type { LinkStanding } from '@innkeeper/rules/payment/payment-link'
import { say, type Saying } from '#say.ts'

/** The standings of a payment link, in words. */
export const linkStandingWords: Readonly<Record<LinkStanding, Saying>> = {
  open: say('Chờ thanh toán', 'Waits for payment'),
  paid: say('Đã thanh toán', 'Paid'),
  withdrawn: say('Đã rút', 'Withdrawn'),
  expired: say('Hết hạn', 'Expired'),
  settled: say('Không còn nợ', 'Nothing owed'),
}

/** The states of a payment at a gateway: `silent` where the gateway never said how it ended. */
export const orderStates = ['started', 'paid', 'failed', 'silent'] as const

/** The states of a payment at a gateway, in words. */
export const orderStateWords: Readonly<Record<(typeof orderStates)[number], Saying>> = {
  started: say('Đang chờ cổng trả lời', 'Waiting for the gateway'),
  paid: say('Đã thanh toán', 'Paid'),
  failed: say('Không thành công', 'Did not go through'),
  silent: say('Cổng không báo gì', 'No word from the gateway'),
}
