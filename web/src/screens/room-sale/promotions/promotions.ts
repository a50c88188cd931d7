import { promotionCalls } from '@innkeeper/protocol/calls/room-sale/promotion'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { paths } from '#paths.ts'
import type { ListedRecord, RecordKind } from '#record/record-kind.ts'

/** A promotion as it is read. */
export type PromotionRow = AnswerOf<'promotion/get-all'>['rows'][number]

/** What a promotion may be limited to. */
export type Choices = AnswerOf<'promotion/get-choices'>

/** What the call takes that changes a promotion. */
export const promotionInput = promotionCalls['promotion/update'].input

/** Promotions as records. */
export const promotions: RecordKind<ListedRecord & { readonly active: boolean }> = {
  calls: {
    create: 'promotion/create',
    update: 'promotion/update',
    delete: 'promotion/delete',
    history: 'promotion/history',
    copy: 'promotion/copy',
  },
  listAt: paths.promotions,
  at: paths.promotion,
  states: ({ active }) => [active ? on : off],
  words: {
    all: say('Khuyến mãi', 'Promotions'),
    list: say('danh sách khuyến mãi', 'the promotions'),
    add: say('Thêm khuyến mãi', 'Add a promotion'),
    empty: say(
      'Chưa có khuyến mãi nào. Thêm một khuyến mãi và xem thử trước khi bật.',
      'There is no promotion yet. Add one, and try it before it is switched on.',
    ),
    acts: { copy: say('Sao chép khuyến mãi', 'Copy the promotion'), delete: say('Xoá khuyến mãi', 'Delete the promotion') },
    page: {
      one: say('Khuyến mãi', 'Promotion'),
      what: say('khuyến mãi', 'the promotion'),
      fresh: say('Khuyến mãi mới', 'New promotion'),
      save: say('Lưu khuyến mãi', 'Save the promotion'),
      created: say('Đã tạo khuyến mãi {name}.', 'The promotion {name} is created.'),
      saved: say('Đã lưu khuyến mãi {name}.', 'The promotion {name} is saved.'),
      afterCreate: say('Đặt phòng đã có không đổi giá.', 'Bookings that are made already keep their price.'),
    },
    deleted: say('Đã xoá khuyến mãi {name}.', 'The promotion {name} is deleted.'),
    delete: {
      question: say('Xoá khuyến mãi {name}?', 'Delete the promotion {name}?'),
      remove: say('Xoá khuyến mãi', 'Delete the promotion'),
    },
  },
}

const on = { words: say('Đang bật', 'Switched on'), tone: 'green', icon: 'check' } as const
const off = { words: say('Đang tắt', 'Switched off'), tone: 'grey', icon: 'ban' } as const
