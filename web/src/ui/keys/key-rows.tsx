import { say, type Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { ConfirmButton } from '../buttons/confirm-button.tsx'
import styles from './keys.module.css'

/** An API key as a list shows it. */
export type ShownKey = {
  readonly id: string
  readonly name: string
  readonly endsWith: string
  readonly createdAt: string
  readonly madeBy: string
  readonly lastUsedAt: string | null
  readonly revokedAt: string | null
  readonly revokedBy: string | null
}

type KeyRowsProps<K extends ShownKey> = {
  keys: readonly K[]
  /** What else is said of a key, such as what it may do. */
  more?: (key: K) => string
  reason?: Saying | undefined
  /** The key that is being revoked. */
  pending: boolean
  onRevoke: (key: K) => void
}

/** API keys: made, used, revoked. */
export const KeyRows = <K extends ShownKey>({ keys, more, reason, pending, onRevoke }: KeyRowsProps<K>) => (
  <ul className={styles['rows']}>
    {keys.map((key) => (
      <li key={key.id} className={styles['row']} data-off={key.revokedAt !== null}>
        <KeyFacts apiKey={key} more={more?.(key)} />
        {key.revokedAt === null && (
          <ConfirmButton
            words={revokeWords}
            question={question}
            icon="ban"
            reason={reason}
            pending={pending}
            onConfirm={() => onRevoke(key)}
          />
        )}
      </li>
    ))}
  </ul>
)

const KeyFacts = ({ apiKey, more }: { apiKey: ShownKey; more: string | undefined }) => {
  const t = useSay()
  const format = useFormat()
  const { name, endsWith, createdAt, madeBy, lastUsedAt, revokedAt, revokedBy } = apiKey
  const at = (moment: string) => format.moment(moment, { year: true })
  return (
    <div>
      <strong>{name === '' ? t(unnamed) : name}</strong> {endsWith !== '' && <code>{`…${endsWith}`}</code>}
      {more !== undefined && <div className={styles['more']}>{more}</div>}
      <div className={styles['more']}>{t(madeWords, { moment: at(createdAt), person: madeBy === '' ? '–' : madeBy })}</div>
      <div className={styles['more']}>
        {revokedAt === null
          ? lastUsedAt === null
            ? t(neverUsed)
            : t(usedWords, { moment: at(lastUsedAt) })
          : t(revokedWords, { moment: at(revokedAt), person: revokedBy ?? '–' })}
      </div>
    </div>
  )
}

const unnamed = say('Khoá không tên', 'Key without a name')
const madeWords = say('Tạo {moment}, {person}', 'Made {moment} by {person}')
const neverUsed = say('Chưa dùng lần nào', 'Never used')
const usedWords = say('Dùng gần nhất {moment}', 'Last used {moment}')
const revokedWords = say('Thu hồi {moment}, {person}', 'Revoked {moment} by {person}')
const revokeWords = say('Thu hồi', 'Revoke')
const question = say(
  'Hệ thống đang dùng khoá này bị từ chối ngay. Thu hồi rồi không lấy lại được.',
  'Systems that use this key are refused at once. Revoking cannot be undone.',
)
