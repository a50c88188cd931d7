import { diaryOriginWords } from '@innkeeper/protocol/diary/diary-words'
import { recordKindWords } from '@innkeeper/protocol/diary/record-kinds'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useThingAddress } from '#kit/session/use-thing-address.ts'
import { FieldChanges } from '#record/history/diary-lines.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { SidePanel } from '#ui/dialogs/side-panel.tsx'
import { FactList } from '#ui/page/fact-list.tsx'
import styles from '../log.module.css'
import type { DiaryRow } from './diary-columns.tsx'

/** A line of the diary: who, when, from where, the way to what it is about, and every field before and after. */
export const DiaryPanel = ({ row, close }: { row: DiaryRow; close: () => void }) => {
  const t = useSay()
  const format = useFormat()
  const addressOf = useThingAddress()
  const address = row.thing === null ? undefined : addressOf(row.thing)
  const from = [t(diaryOriginWords[row.origin]), row.address].filter((part) => part !== '').join(' · ')
  return (
    <SidePanel open onClose={close} title={row.what}>
      <div className={styles['about']}>
        <FactList>
          <dt>{t(whoWords)}</dt>
          <dd>{row.person}</dd>
          <dt>{t(whenWords)}</dt>
          <dd>{format.moment(row.at, { year: true })}</dd>
          <dt>{t(fromWords)}</dt>
          <dd>{from}</dd>
          {row.kind !== null && (
            <>
              <dt>{t(aboutWords)}</dt>
              <dd>{address === undefined ? t(recordKindWords[row.kind]) : <Link to={address}>{t(recordKindWords[row.kind])}</Link>}</dd>
            </>
          )}
        </FactList>
      </div>
      {row.changes.length === 0 ? <p className={styles['muted']}>{t(noFields)}</p> : <FieldChanges changes={row.changes} />}
    </SidePanel>
  )
}

const whoWords = say('Người đổi', 'Changed by')
const whenWords = say('Lúc', 'When')
const fromWords = say('Từ đâu', 'From')
const aboutWords = say('Về', 'About')
const noFields = say('Việc này không đổi giá trị nào.', 'This changed no value.')
