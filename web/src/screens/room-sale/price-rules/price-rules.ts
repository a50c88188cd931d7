import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { paths } from '#paths.ts'
import type { ListedRecord, RecordKind } from '#record/record-kind.ts'

/** A rule as it is read. */
export type PriceRuleRow = AnswerOf<'price-rule/get-all'>['rows'][number]

/** The rules that suggest prices, as records. */
export const priceRules: RecordKind<ListedRecord & { readonly active: boolean }> = {
  calls: { create: 'price-rule/create', update: 'price-rule/update', delete: 'price-rule/delete', history: 'price-rule/history' },
  listAt: paths.priceRules,
  at: paths.priceRule,
  states: ({ active }) => [active ? on : off],
  words: {
    all: say('Quy tắc gợi ý giá', 'Price rules'),
    list: say('các quy tắc gợi ý giá', 'the price rules'),
    add: say('Thêm quy tắc', 'Add a rule'),
    empty: say(
      'Chưa có quy tắc nào. Thêm một quy tắc và thử trên năm trước rồi hãy bật. Quy tắc chỉ gợi ý, không tự đổi giá.',
      'There is no rule yet. Add one, and try it on last year before it is switched on. Rules only suggest; they change no price.',
    ),
    acts: { delete: say('Xoá quy tắc', 'Delete the rule') },
    page: {
      one: say('Quy tắc gợi ý giá', 'Price rule'),
      what: say('quy tắc gợi ý giá', 'the price rule'),
      fresh: say('Quy tắc mới', 'New rule'),
      save: say('Lưu quy tắc', 'Save the rule'),
      created: say('Đã tạo quy tắc {name}.', 'The rule {name} is created.'),
      saved: say('Đã lưu quy tắc {name}.', 'The rule {name} is saved.'),
      afterCreate: say('Gợi ý hiện ở lớp giá gợi ý của lưới.', 'Suggestions stand in the grid’s layer of suggested prices.'),
    },
    deleted: say('Đã xoá quy tắc {name}.', 'The rule {name} is deleted.'),
    delete: {
      question: say('Xoá quy tắc {name}?', 'Delete the rule {name}?'),
      remove: say('Xoá quy tắc', 'Delete the rule'),
    },
  },
}

const on = { words: say('Đang bật', 'Switched on'), tone: 'green', icon: 'check' } as const
const off = { words: say('Đang tắt', 'Switched off'), tone: 'grey', icon: 'ban' } as const
