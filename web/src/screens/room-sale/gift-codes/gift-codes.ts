import { giftCodeCalls } from '@innkeeper/protocol/calls/room-sale/giftcode'
import { say } from '@innkeeper/protocol/say'
import { giftCodeConditionWords } from '@innkeeper/protocol/words/sale/gift-code-words'
import type { GiftCodeCondition } from '@innkeeper/rules/gift-code/gift-code-condition'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { paths } from '#paths.ts'
import type { ListedRecord, RecordKind } from '#record/record-kind.ts'
import type { StateLook } from '#ui/page/badge.tsx'

/** A gift code as it is read. */
export type GiftCodeRow = AnswerOf<'giftcode/get-list'>['rows'][number]

/** What a gift code may be limited to. */
export type Choices = AnswerOf<'giftcode/get-choices'>

/** What the call takes that changes a gift code. */
export const giftCodeInput = giftCodeCalls['giftcode/update'].input

/** Gift codes as records. */
export const giftCodes: RecordKind<ListedRecord & { readonly condition: GiftCodeCondition; readonly begun: boolean }> = {
  calls: { create: 'giftcode/create', update: 'giftcode/update', delete: 'giftcode/delete', history: 'giftcode/history' },
  listAt: paths.giftCodes,
  at: (property, id) => paths.giftCode(property, id),
  rowAt: (property, { id, begun }) => paths.giftCode(property, id, begun),
  states: ({ condition }) => [looks[condition]],
  words: {
    all: say('Mã quà tặng', 'Gift codes'),
    list: say('danh sách mã quà tặng', 'the gift codes'),
    add: say('Thêm mã quà tặng', 'Add a gift code'),
    empty: say('Chưa có mã quà tặng nào. Thêm một mã để gửi cho đại lý.', 'There is no gift code yet. Add one to send it to agents.'),
    acts: { delete: say('Xoá mã quà tặng', 'Delete the gift code') },
    page: {
      one: say('Mã quà tặng', 'Gift code'),
      what: say('mã quà tặng', 'the gift code'),
      fresh: say('Mã quà tặng mới', 'New gift code'),
      save: say('Lưu mã quà tặng', 'Save the gift code'),
      created: say('Đã tạo mã quà tặng {name}.', 'The gift code {name} is created.'),
      saved: say('Đã lưu mã quà tặng {name}.', 'The gift code {name} is saved.'),
      afterCreate: say(
        'Khi mã đã bắt đầu thì chỉ lùi ngày kết thúc, thêm lượt hoặc dừng.',
        'Once it has begun it can only end later, have more uses, or be stopped.',
      ),
    },
    deleted: say('Đã xoá mã quà tặng {name}.', 'The gift code {name} is deleted.'),
    delete: {
      question: say('Xoá mã quà tặng {name}?', 'Delete the gift code {name}?'),
      remove: say('Xoá mã quà tặng', 'Delete the gift code'),
    },
  },
}

/** What the screen of many codes at once is called. */
export const manyCodesWords = say('Nhiều mã quà tặng', 'Many gift codes')

const looks: Readonly<Record<GiftCodeCondition, StateLook>> = {
  running: { words: giftCodeConditionWords.running, tone: 'green', icon: 'check' },
  notStarted: { words: giftCodeConditionWords.notStarted, tone: 'amber', icon: 'clock' },
  expired: { words: giftCodeConditionWords.expired, tone: 'grey', icon: 'ban' },
  usedUp: { words: giftCodeConditionWords.usedUp, tone: 'grey', icon: 'ban' },
  stopped: { words: giftCodeConditionWords.stopped, tone: 'grey', icon: 'ban' },
}
