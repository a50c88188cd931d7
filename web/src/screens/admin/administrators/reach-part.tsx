import { say, type Saying } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import { plainField, type Field } from '#kit/forms/field-state.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import styles from './administrators.module.css'

type ReachPartProps = { field: Field<string[]>; id: string | undefined; disabled: boolean }

/** Which properties an administrator may enter: every one, or those that are ticked among the hotels and the parks. */
export const ReachPart = ({ field, id, disabled }: ReachPartProps) => {
  const t = useSay()
  const reach = field.value
  const lists = { id, disabled, reach: reach ?? [], change: (next: readonly string[]) => field.change([...next]) }
  return (
    <Card title={title}>
      <fieldset className={styles['ticks']} aria-label={t(title)}>
        {field.error !== undefined && (
          <p className={styles['error']} role="alert">
            {field.error}
          </p>
        )}
        <CheckField
          disabled={disabled}
          field={plainField({
            label: everyWords,
            name: 'every-property',
            value: reach === undefined,
            change: (every) => field.change(every === true ? undefined : []),
          })}
        />
        {reach !== undefined && (
          <>
            <p className={styles['line']} role="status">
              {reach.length === 0 ? t(noneChosen) : t(chosen, { count: reach.length })}
            </p>
            <Places {...lists} path="supplier/user/get-all-hotel" words={hotels} find={findHotel} />
            <Places {...lists} path="supplier/user/get-all-site" words={parks} find={findPark} />
          </>
        )}
      </fieldset>
    </Card>
  )
}

type PlacesProps = {
  path: 'supplier/user/get-all-hotel' | 'supplier/user/get-all-site'
  words: Saying
  find: Saying
  id: string | undefined
  disabled: boolean
  reach: readonly string[]
  change: (reach: readonly string[]) => void
}

const shown = 20

const Places = ({ path, words, find, id, disabled, reach, change }: PlacesProps) => {
  const t = useSay()
  const format = useFormat()
  const { language } = useLanguage()
  const [text, setText] = useState('')
  const read = useRead(path, { text, limit: shown, ...(id === undefined ? {} : { id }) }, { keep: true })
  const { rows = [], total = 0 } = read.data ?? {}
  return (
    <section aria-label={t(words)} className={styles['places']}>
      <h3 className={styles['heading']}>{t(words)}</h3>
      {(total > shown || text !== '') && <SearchField words={find} value={text} change={setText} />}
      {read.error !== null && <Failed what={words} error={read.error} again={read.again} />}
      {rows.map((place) => (
        <CheckField
          key={place.id}
          disabled={disabled}
          field={plainField({
            label: words,
            name: `place-${place.id}`,
            value: reach.includes(place.id),
            change: (on) => change(on === true ? [...reach, place.id] : reach.filter((one) => one !== place.id)),
          })}
        >
          {`${language === 'vi' ? place.nameVi : place.nameEn} (${place.code})`}
        </CheckField>
      ))}
      {read.data !== undefined && rows.length === 0 && <p className={styles['line']}>{t(noneFound)}</p>}
      {total > rows.length && <p className={styles['line']}>{t(others, { count: format.number(total - rows.length) })}</p>}
    </section>
  )
}

const title = say('Chỗ nghỉ được vào', 'Properties to enter')
const everyWords = say('Mọi chỗ nghỉ, kể cả chỗ nghỉ đăng ký sau này', 'Every property, also those that register later')
const noneChosen = say('Chưa chọn chỗ nghỉ nào: người này không vào được đâu.', 'No property is chosen: this administrator can enter none.')
const chosen = say('Đã chọn {count} chỗ nghỉ.', 'Properties chosen: {count}.')
const hotels = say('Khách sạn', 'Hotels')
const parks = say('Công viên', 'Parks')
const findHotel = say('Tìm khách sạn', 'Find a hotel')
const findPark = say('Tìm công viên', 'Find a park')
const noneFound = say('Không có chỗ nghỉ nào.', 'There is none.')
const others = say('và {count} lựa chọn khác', 'and {count} other options')
