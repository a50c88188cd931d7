import { say } from '@innkeeper/protocol/say'
import { paths } from '#paths.ts'
import type { ListedRecord, RecordKind } from '#record/record-kind.ts'
import { policyState, standardBadge } from './policy-words.ts'

type PolicyKind = RecordKind<ListedRecord & { readonly active: boolean; readonly standard: boolean }>

const states: PolicyKind['states'] = ({ standard, active }) => [...(standard ? [standardBadge] : []), policyState(active)]
const acts = { delete: say('Xoá chính sách', 'Delete the policy') }
const deleted = say('Đã xoá chính sách {name}.', 'The policy {name} is deleted.')
const pageWords = {
  created: say('Đã tạo chính sách {name}.', 'The policy {name} is created.'),
  saved: say('Đã lưu chính sách {name}.', 'The policy {name} is saved.'),
  afterCreate: say('Sau khi tạo, chọn chính sách này trong gói bán.', 'Once it is created, choose it in the sale packages.'),
}

/** Cancellation policies as records. */
export const cancellationPolicies: PolicyKind = {
  calls: {
    create: 'cancellation-policy/create',
    update: 'cancellation-policy/update',
    delete: 'cancellation-policy/delete',
    history: 'cancellation-policy/history',
  },
  listAt: (property) => paths.hotelConfig(property, 'cancellation'),
  at: paths.cancellationPolicy,
  states,
  words: {
    all: say('Chính sách huỷ', 'Cancellation policies'),
    list: say('danh sách chính sách huỷ', 'the cancellation policies'),
    add: say('Thêm chính sách huỷ', 'Add a cancellation policy'),
    empty: say(
      'Chưa có chính sách huỷ nào. Thêm chính sách đầu tiên để bán phòng.',
      'There is no cancellation policy yet. Add the first one to sell rooms.',
    ),
    acts,
    page: {
      one: say('Chính sách huỷ', 'Cancellation policy'),
      what: say('chính sách huỷ', 'the cancellation policy'),
      fresh: say('Chính sách huỷ mới', 'New cancellation policy'),
      save: say('Lưu chính sách huỷ', 'Save the cancellation policy'),
      ...pageWords,
    },
    deleted,
    delete: {
      question: say('Xoá chính sách huỷ {name}?', 'Delete the cancellation policy {name}?'),
      remove: say('Xoá chính sách huỷ', 'Delete the cancellation policy'),
    },
  },
}

/** Payment policies as records. */
export const paymentPolicies: PolicyKind = {
  calls: {
    create: 'payment-policy/create',
    update: 'payment-policy/update',
    delete: 'payment-policy/delete',
    history: 'payment-policy/history',
  },
  listAt: (property) => paths.hotelConfig(property, 'payment'),
  at: paths.paymentPolicy,
  states,
  words: {
    all: say('Chính sách thanh toán', 'Payment policies'),
    list: say('danh sách chính sách thanh toán', 'the payment policies'),
    add: say('Thêm chính sách thanh toán', 'Add a payment policy'),
    empty: say(
      'Chưa có chính sách thanh toán nào. Thêm chính sách đầu tiên để bán phòng.',
      'There is no payment policy yet. Add the first one to sell rooms.',
    ),
    acts,
    page: {
      one: say('Chính sách thanh toán', 'Payment policy'),
      what: say('chính sách thanh toán', 'the payment policy'),
      fresh: say('Chính sách thanh toán mới', 'New payment policy'),
      save: say('Lưu chính sách thanh toán', 'Save the payment policy'),
      ...pageWords,
    },
    deleted,
    delete: {
      question: say('Xoá chính sách thanh toán {name}?', 'Delete the payment policy {name}?'),
      remove: say('Xoá chính sách thanh toán', 'Delete the payment policy'),
    },
  },
}
