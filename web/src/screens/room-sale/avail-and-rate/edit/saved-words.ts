import { say, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import type { SavedCells } from '@innkeeper/protocol/rates/save-cells'
import { pageLanguage } from '../../../../kit/language-choice.ts'
import { formatCount, nouns } from '@innkeeper/protocol/format'
import type { Wanted } from './wanted-value.ts'

/** What a save did, said once with its count; null when nothing was written. */
export function savedWords(
  answer: SavedCells,
  wanted: readonly Wanted[],
): { readonly words: Saying; readonly values: SayingValues } | null {
  const [first] = wanted
  if (answer.operationNo === null || first === undefined) return null
  const language = pageLanguage()
  const left = answer.collided.length + answer.refused.length
  const count = answer.saved
  const oneRow = wanted.every(({ row }) => row.id === first.row.id)
  const oneField = wanted.every(({ field }) => field === first.field)
  if (left > 0 || !oneRow || !oneField) return { words: cells, values: { count } }
  const name =
    first.row.kind === 'plan' ? `${first.row.room.name[language]}, ${first.row.plan.name[language]}` : first.row.room.name[language]
  const words = first.field === 'price' ? prices : first.field === 'allotment' ? rooms : restrictions
  return { words, values: { nights: formatCount(count, nouns.night, language), name } }
}

const cells = say('Đã lưu {count} ô', '{count} cells saved')
const prices = say('Đã lưu giá {nights}, {name}', 'Price saved for {nights}, {name}')
const rooms = say('Đã lưu số phòng {nights}, {name}', 'Rooms saved for {nights}, {name}')
const restrictions = say('Đã lưu {nights}, {name}', '{nights} saved, {name}')
