import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import styles from '../staff.module.css'

/** The people who are in a group, each leading to their page where the reader may see it. */
export const MemberList = ({ members }: { members: AnswerOf<'usergroup/detail'>['members'] }) => {
  const t = useSay()
  const { property } = useSession()
  const lack = useLack('user/detail')
  if (members.length === 0) return <p className={styles['quiet']}>{t(nobody)}</p>
  return (
    <ul className={styles['lines']}>
      {members.map(({ id, fullName, userName }) => (
        <li key={id}>
          {lack === undefined ? <Link to={paths.staffRecord(property, 'user', id)}>{fullName}</Link> : <strong>{fullName}</strong>}
          <span className={styles['quiet']}>{userName}</span>
        </li>
      ))}
    </ul>
  )
}

const nobody = say('Chưa có ai trong nhóm.', 'Nobody is in it yet.')
