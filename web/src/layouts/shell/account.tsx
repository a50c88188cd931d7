import { cutText, userNameLength } from '@innkeeper/rules/text/cut-text'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '../../kit/language.tsx'
import { useSession } from '../../kit/session-context.ts'
import { useRead } from '../../kit/use-read.ts'
import { paths } from '../../paths.ts'
import { Face } from '../../ui/face.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import styles from './top-bar.module.css'
import { useLogOut } from './use-log-out.ts'

const freshFor = 300_000

/** Who is signed in, cut at 20 characters and whole on hover and focus, and the way out. */
export function Account() {
  const t = useSay()
  const { user, property, hotel } = useSession()
  const logOut = useLogOut()
  const { data } = useRead('profile/info', {}, { when: user !== null, freshFor })
  if (user === null) return null
  const setting = hotel === null ? paths.adminAccount() : paths.account(property)
  const face = (
    <>
      <Face name={user.fullName} picture={data?.avatar ?? null} />
      <span className="hidden-words">{t(accountWords, { name: user.fullName })}</span>
      <span aria-hidden className={styles['person']}>
        {cutText(user.fullName, userNameLength)}
      </span>
    </>
  )
  return (
    <div className={styles['account']}>
      <Tooltip words={user.fullName}>
        <Link to={setting} className={styles['who']}>
          {face}
        </Link>
      </Tooltip>
      <IconButton icon="logout" words={logOutWords} onClick={logOut} />
    </div>
  )
}

const accountWords = say('Tài khoản của {name}', 'Account of {name}')
const logOutWords = say('Đăng xuất', 'Log out')
