import { say } from '@innkeeper/protocol/say'
import { useSay } from '../../kit/language.tsx'
import { useSession } from '../../kit/session-context.ts'
import { paths } from '../../paths.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { cutAt } from './hotel-name.ts'
import styles from './top-bar.module.css'
import { useLogOut } from './use-log-out.ts'

const longestName = 20

/** Who is signed in, cut at 20 characters and whole on hover and focus, and the way out. */
export function Account() {
  const t = useSay()
  const { user, property, hotel } = useSession()
  const logOut = useLogOut()
  if (user === null) return null
  const setting = hotel === null ? paths.adminAccount() : paths.account(property)
  const face = (
    <>
      <span aria-hidden className={styles['face']}>
        {initialsOf(user.fullName)}
      </span>
      <span className={styles['person']}>{cutAt(user.fullName, longestName)}</span>
    </>
  )
  return (
    <div className={styles['account']}>
      <Tooltip words={user.fullName}>
        <Link to={setting} className={styles['who']} aria-label={t(accountWords, { name: user.fullName })}>
          {face}
        </Link>
      </Tooltip>
      <IconButton icon="logout" words={logOutWords} onClick={logOut} />
    </div>
  )
}

/** The first letters of the last two parts of a Vietnamese name, by which a person is called. */
function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/u).slice(-2)
  return parts.map((part) => [...part][0]?.toUpperCase() ?? '').join('')
}

const accountWords = say('Tài khoản của {name}', 'Account of {name}')
const logOutWords = say('Đăng xuất', 'Log out')
