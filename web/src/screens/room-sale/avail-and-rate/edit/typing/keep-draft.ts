import { formatCount, nouns } from '@innkeeper/protocol/format/format'
import { z } from 'zod'
import { nightField, nightValue } from '@innkeeper/protocol/rates/night-fields'
import { say, speak } from '@innkeeper/protocol/say'
import { draftOf } from '#kit/forms/draft.ts'
import { pageLanguage } from '#kit/language/language-choice.ts'
import type { Desk } from '../../model/desk.ts'
import type { FieldEdit, PlacedEdit } from '../../model/edits.ts'

const kept = z.array(
  z.object({ rowId: z.string(), night: z.string(), field: nightField, value: nightValue, message: z.string().optional() }),
)

// A tab's memory holds 5 MB; writing a sheet of two years at each step of its save would take longer than the save.
const mostKept = 20_000

/** Keeps typed values that are not saved in this tab, and shows those of a session that ended before they were; answers how to stop. */
export const keepDraft = (desk: Desk, owner: string): (() => void) => {
  const draft = draftOf('avail-and-rate', owner)
  const { store } = desk
  restore(desk, draft.read())
  return store.counts.listen(() => {
    const edits = store.edits.all().filter(({ edit }) => edit.state !== 'saved' && edit.state !== 'collided')
    if (edits.length === 0 || edits.length > mostKept) draft.drop()
    else
      draft.keep(
        edits.map(({ rowId, at, field, edit }) => ({
          rowId,
          night: store.calendar.days[at] ?? '',
          field,
          value: edit.value,
          message: reasonOf(edit),
        })),
      )
  })
}

const restore = ({ store, notice }: Desk, text: unknown): void => {
  const parsed = kept.safeParse(text)
  if (!parsed.success || parsed.data.length === 0) return
  const edits = parsed.data.flatMap(({ rowId, night, field, value, message = speak(fromBefore, pageLanguage()) }): PlacedEdit[] => {
    const at = store.calendar.at(night)
    return at < 0 || at >= store.calendar.days.length ? [] : [{ rowId, at, field, edit: { value, state: 'failed', message } }]
  })
  store.putEdits(edits)
  notice.set({ words: restored, values: { nights: formatCount(edits.length, nouns.night, pageLanguage()) }, tone: 'amber' })
}

// Why it waits, which another day or session does not change.
const reasonOf = ({ state, message }: FieldEdit): string | undefined =>
  state === 'failed' ? message : state === 'held' ? speak(mistyped, pageLanguage()) : undefined

const mistyped = say('Giá này trông như gõ nhầm nên chưa lưu.', 'This price looks mistyped, so it is not saved.')
const fromBefore = say('Đã nhập trước khi phiên làm việc kết thúc và chưa lưu.', 'Typed before the session ended, and not saved.')
const restored = say(
  '{nights} nhập trước đó chưa lưu. Bấm F8 để đến từng đêm.',
  '{nights} typed before and not saved. Press F8 to go to each.',
)
