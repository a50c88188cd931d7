import { say, type Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { Banner } from '../states/banner.tsx'
import { Button } from '../buttons/button.tsx'
import styles from './conflict.module.css'

/** A field that two people changed differently: the value in this form, and the saved value of the other person. */
export type Difference = { readonly key: string; readonly words: Saying; readonly mine: string; readonly theirs: string }

type ConflictProps = {
  /** Who saved in the meantime. */
  person: string
  differences: readonly Difference[]
  takeTheirs: () => void
  keepMine: () => void
}

/** Two people, one record: mine and theirs side by side, and which of them to go on with. Nothing is written over unasked. */
export const Conflict = ({ person, differences, takeTheirs, keepMine }: ConflictProps) => {
  const t = useSay()
  return (
    <Banner tone="violet" urgent title={t(changed, { person })}>
      {t(explained)}
      <table className={styles['differences']}>
        <thead>
          <tr>
            <th scope="col">{t(fieldWords)}</th>
            <th scope="col">{t(mineWords)}</th>
            <th scope="col">{t(theirsWords, { person })}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={difference.key}>
              <th scope="row">{t(difference.words)}</th>
              <td>{difference.mine}</td>
              <td>{difference.theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles['acts']}>
        <Button words={take} values={{ person }} onClick={takeTheirs} />
        <Button words={keep} onClick={keepMine} />
      </div>
    </Banner>
  )
}

const changed = say('{person} vừa lưu một bản khác.', '{person} has just saved another version.')
const explained = say(
  'Phần đang sửa chưa lưu vẫn còn ở dưới. So sánh rồi chọn bản muốn giữ.',
  'What is being edited is still below, not saved. Compare, then choose which to keep.',
)
const fieldWords = say('Trường', 'Field')
const mineWords = say('Bản đang sửa', 'Being edited')
const theirsWords = say('Bản của {person}', 'By {person}')
const take = say('Lấy bản của {person}', 'Take the version by {person}')
const keep = say('Giữ bản đang sửa', 'Keep what is being edited')
