import { say, speak, type Language } from '@innkeeper/protocol/say'
import { nameOf } from '../../../kit/names.ts'
import { nightFieldWords } from '../../../kit/night-words.ts'
import { moveOf, type PreviewGroup, type PreviewRun } from './preview-sections.ts'
import type { SaleTree } from './sale-tree.ts'

/** What the preview's file is made of. */
type PreviewFile = { readonly groups: readonly PreviewGroup[]; readonly tree: SaleTree; readonly language: Language }

/** The preview as a file that a spreadsheet opens, a line for each run of nights; values are plain numbers, flags 1 and 0. */
export function previewCsv({ groups, tree, language }: PreviewFile): string {
  const lines = groups.flatMap((group) => group.runs.map((run) => lineOf(group, run, { groups, tree, language })))
  const head = heads.map((words) => speak(words, language))
  return `\uFEFF${[head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

function lineOf(group: PreviewGroup, run: PreviewRun, { tree, language }: PreviewFile): string[] {
  const room = tree.find((one) => one.id === group.roomTypeId)
  const plan = room?.plans.find((one) => one.roomPlanId === group.roomPlanId)
  const move = group.field === 'price' && run.outcome === 'change' ? moveOf(run) : null
  return [
    room === undefined ? '' : speak(nameOf(room), language),
    plan === undefined ? '' : speak(nameOf(plan), language),
    speak(nightFieldWords[group.field], language),
    run.from,
    run.to,
    String(run.nights),
    run.weekdays.join(' '),
    speak(outcomes[run.outcome], language),
    plain(run.before),
    plain(run.after),
    move === null ? '' : String(move / 100),
    run.message,
  ]
}

const plain = (value: PreviewRun['before']): string => (value === null ? '' : String(Number(value)))

// A spreadsheet would take such a text for a formula.
const harmless = (text: string): string => (/^[=+\-@\t]/u.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text)

function cell(text: string): string {
  const safe = harmless(text)
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const heads = [
  say('Loại phòng', 'Room type'),
  say('Gói', 'Plan'),
  say('Trường', 'Field'),
  say('Từ đêm', 'From night'),
  say('Đến đêm', 'To night'),
  say('Số đêm', 'Nights'),
  say('Thứ (1 là Thứ Hai)', 'Weekdays (1 is Monday)'),
  say('Kết quả', 'Outcome'),
  say('Trước', 'Before'),
  say('Sau', 'After'),
  say('Thay đổi (%)', 'Change (%)'),
  say('Lý do', 'Reason'),
]
const outcomes = {
  change: say('đổi', 'change'),
  equal: say('đã bằng', 'equal already'),
  skipped: say('bỏ qua', 'skipped'),
  refused: say('bị từ chối', 'refused'),
}
