import { csvText } from '@innkeeper/protocol/format/csv-text'
import { say, speak, type Language } from '@innkeeper/protocol/say'
import { minorPerUnit, type Currency } from '@innkeeper/rules/money/currency'
import { nameOf } from '#kit/language/names.ts'
import { nightFieldWords } from '#kit/property/night-words.ts'
import { moveOf, type PreviewGroup, type PreviewRun } from './preview-sections.ts'
import type { SaleTree } from '../steps/rooms/sale-tree.ts'

/** What the preview's file is made of. */
type PreviewFile = {
  readonly groups: readonly PreviewGroup[]
  readonly tree: SaleTree
  readonly language: Language
  readonly currency: Currency
}

/** The preview as a file that a spreadsheet opens, a line for each run of nights; values are plain numbers, flags 1 and 0. */
export const previewCsv = (file: PreviewFile): string => {
  const lines = file.groups.flatMap((group) => group.runs.map((run) => lineOf(group, run, file)))
  return csvText([heads.map((words) => speak(words, file.language)), ...lines], file.language)
}

const lineOf = (group: PreviewGroup, run: PreviewRun, { tree, language, currency }: PreviewFile): (string | number)[] => {
  const room = tree.find((one) => one.id === group.roomTypeId)
  const plan = room?.plans.find((one) => one.roomPlanId === group.roomPlanId)
  const move = group.field === 'price' && run.outcome === 'change' ? moveOf(run) : null
  const unit = group.field === 'price' ? minorPerUnit(currency) : 1
  return [
    room === undefined ? '' : speak(nameOf(room), language),
    plan === undefined ? '' : speak(nameOf(plan), language),
    speak(nightFieldWords[group.field], language),
    run.from,
    run.to,
    run.nights,
    run.weekdays.join(' '),
    without(run),
    speak(outcomes[run.outcome], language),
    plain(run.before, unit),
    plain(run.after, unit),
    move === null ? '' : move / 100,
    run.message,
  ]
}

const plain = (value: PreviewRun['before'], unit: number): string | number => (value === null ? '' : Number(value) / unit)

/** The nights between that do not belong; how many, where they are too many to be named. */
const without = ({ missing, except }: PreviewRun): string | number => (missing > except.length ? missing : except.join(' '))

const heads = [
  say('Loại phòng', 'Room type'),
  say('Gói', 'Package'),
  say('Trường', 'Field'),
  say('Từ đêm', 'From night'),
  say('Đến đêm', 'To night'),
  say('Số đêm', 'Nights'),
  say('Thứ (1 là Thứ Hai)', 'Weekdays (1 is Monday)'),
  say('Trừ các đêm', 'Without the nights'),
  say('Kết quả', 'Outcome'),
  say('Trước', 'Before'),
  say('Sau', 'After'),
  say('Thay đổi (%)', 'Change (%)'),
  say('Lý do', 'Reason'),
]
const outcomes = {
  change: say('đổi', 'change'),
  equal: say('không đổi', 'unchanged'),
  skipped: say('bỏ qua', 'skipped'),
  refused: say('bị từ chối', 'refused'),
}
