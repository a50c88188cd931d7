import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { paths } from '#paths.ts'
import type { RecordKind } from '#record/record-kind.ts'

/** A season: a stretch of nights with a name and a colour. */
export type Season = AnswerOf<'season/get-all'>[number]

const listAt = (property: string) => paths.availAndRate(property)

/** Seasons as records. */
export const seasons: RecordKind<Season> = {
  calls: { create: 'season/create', update: 'season/update', delete: 'season/delete', history: 'season/history' },
  listAt,
  at: listAt,
  words: {
    all: say('Các mùa', 'Seasons'),
    list: say('các mùa', 'the seasons'),
    add: say('Thêm mùa', 'Add a season'),
    empty: say(
      'Chưa có mùa nào. Mùa hiện trên đầu lưới và chọn được khi cập nhật hàng loạt.',
      'There is no season yet. Seasons stand above the grid and are chosen in batch updates.',
    ),
    acts: { delete: say('Xoá mùa', 'Delete the season') },
    page: {
      one: say('Mùa', 'Season'),
      what: say('mùa', 'the season'),
      fresh: say('Mùa mới', 'New season'),
      save: say('Lưu mùa', 'Save the season'),
      created: say('Đã thêm mùa {name}.', 'The season {name} is added.'),
      saved: say('Đã lưu mùa {name}.', 'The season {name} is saved.'),
      afterCreate: say('Mùa hiện trên đầu lưới.', 'The season stands above the grid.'),
    },
    deleted: say('Đã xoá mùa {name}.', 'The season {name} is deleted.'),
    delete: {
      question: say('Xoá mùa {name}?', 'Delete the season {name}?'),
      remove: say('Xoá mùa', 'Delete the season'),
    },
  },
}
