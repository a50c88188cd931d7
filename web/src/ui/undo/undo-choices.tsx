import { nouns } from '@innkeeper/protocol/format/format'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { say } from '@innkeeper/protocol/say'
import { plainField } from '#kit/forms/field-state.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { nightFieldWords, useNightWords } from '#kit/property/night-words.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { Banner } from '../states/banner.tsx'
import { CheckField } from '../fields/choice/check-field.tsx'
import { changedSinceKey } from './undo-key.ts'
import styles from './undo-choices.module.css'

type UndoPreview = CallOutput<'room-plan/undo-preview'>
type ChangedSince = UndoPreview['changedSince'][number]

type UndoChoicesProps = { preview: UndoPreview; ticked: ReadonlySet<string>; change: (ticked: ReadonlySet<string>) => void }

/** What undoing would do, and the nights changed since, to be ticked where they are to be restored as well. */
export const UndoChoices = ({ preview, ticked, change }: UndoChoicesProps) => {
  const t = useSay()
  const format = useFormat()
  const { operation, restores, changedSince, changedSinceCount, refused, refusedCount } = preview
  const keys = changedSince.map(changedSinceKey)
  const shown = new Set(changedSince.map(({ roomTypeId, roomPlanId, night }) => `${roomPlanId ?? roomTypeId} ${night}`)).size
  const all = plainField<boolean>({
    label: { vi: `${restoreAll.vi} (${changedSinceCount})`, en: `${restoreAll.en} (${changedSinceCount})` },
    value: ticked.size === keys.length,
    change: (on) => change(new Set(on === true ? keys : [])),
  })
  return (
    <div className={styles['choices']}>
      <p>{t(lead, { cells: format.count(restores, nouns.night), person: operation.person, at: format.moment(operation.at) })}</p>
      {changedSinceCount > 0 && (
        <section aria-label={t(sinceTitle)}>
          <p className={styles['since']}>{t(sinceLead, { cells: format.count(changedSinceCount, nouns.night) })}</p>
          <CheckField field={all} partly={ticked.size > 0 && ticked.size < keys.length} />
          <ul className={styles['list']}>
            {changedSince.map((one) => (
              <li key={changedSinceKey(one)}>
                <ChangedSinceTick one={one} ticked={ticked} change={change} />
              </li>
            ))}
          </ul>
          {changedSinceCount > shown && <p className={styles['more']}>{t(notAll, { shown })}</p>}
        </section>
      )}
      {refusedCount > 0 && (
        <Banner tone="amber" title={t(refusedTitle, { cells: format.count(refusedCount, nouns.night) })}>
          {[...new Set(refused.map((one) => one.message))].join(' ')}
        </Banner>
      )}
    </div>
  )
}

type TickProps = { one: ChangedSince; ticked: ReadonlySet<string>; change: (ticked: ReadonlySet<string>) => void }

const ChangedSinceTick = ({ one, ticked, change }: TickProps) => {
  const t = useSay()
  const format = useFormat()
  const { value } = useNightWords()
  const place = usePlace(one)
  const key = changedSinceKey(one)
  const words = {
    field: t(nightFieldWords[one.field]),
    night: format.day(one.night),
    now: value(one.field, one.now),
    restored: value(one.field, one.restored),
    person: one.person,
    at: format.moment(one.at),
  }
  const field = plainField<boolean>({
    label: nightFieldWords[one.field],
    name: key,
    value: ticked.has(key),
    change: (on) => change(new Set([...[...ticked].filter((other) => other !== key), ...(on === true ? [key] : [])])),
  })
  return (
    <CheckField field={field}>
      <>
        {place} {t(nightLine, words)}
        <span className={styles['more']}>{t(whoLine, words)}</span>
      </>
    </CheckField>
  )
}

const usePlace = ({ roomTypeId, roomPlanId }: ChangedSince): string => {
  const t = useSay()
  const tree = useRead('room-plan/get-room-plan-all', {}, { freshFor: 60_000 }).data
  const room = tree?.find((one) => one.id === roomTypeId)
  const plan = room?.plans.find((one) => one.roomPlanId === roomPlanId)
  return [room, plan].flatMap((one) => (one === undefined ? [] : [t(nameOf(one))])).join(', ')
}

const lead = say(
  'Khôi phục {cells} về giá trị trước thao tác của {person} lúc {at}.',
  'Restores {cells} to the values before the operation of {person} at {at}.',
)
const sinceTitle = say('Đã đổi sau đó', 'Changed since')
const sinceLead = say(
  '{cells} đã được đổi sau thao tác này và giữ nguyên, trừ khi được đánh dấu.',
  '{cells} changed after this operation: left as they are unless ticked.',
)
const restoreAll = say('Khôi phục tất cả', 'Restore them all')
const nightLine = say('{night}, {field}: {now} → {restored}', '{night}, {field}: {now} → {restored}')
const whoLine = say('{person} đổi lúc {at}', 'changed by {person} at {at}')
const notAll = say('Danh sách chỉ hiện {shown} đêm đầu.', 'The list shows the first {shown} only.')
const refusedTitle = say('{cells} không khôi phục được.', '{cells} cannot be restored.')
