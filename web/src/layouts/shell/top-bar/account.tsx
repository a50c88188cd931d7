import { cutText, userNameLength } from '@innkeeper/rules/text/cut-text'
import { say } from '@innkeeper/protocol/say'
import { useEffect } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { keepHotelSync } from '#kit/session/session.ts'
import { useMayOpen } from '#kit/session/use-may-open.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { paths } from '#paths.ts'
import { Face } from '#ui/page/face.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { Tooltip } from '#ui/buttons/tooltip.tsx'
import styles from './top-bar.module.css'
import { useLogOut } from './use-log-out.ts'

const freshFor = 300_000

/** Who is signed in, cut at 20 characters and whole on hover and focus, with the way to their account where they may open it, and the way out. */
export const Account = () => {
  const t = useSay()
  const { user, hotel } = useSession()
  const mayOpen = useMayOpen()
  const logOut = useLogOut()
  const { data } = useRead('profile/info', {}, { when: user !== null, freshFor })
  useEffect(() => {
    if (data !== undefined) keepHotelSync(data.hotelSync)
  }, [data])
  if (user === null) return null
  const setting = hotel === null ? paths.adminAccount() : mayOpen('account/setting')
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
        {setting === undefined ? (
          <span className={styles['who']}>{face}</span>
        ) : (
          <Link to={setting} className={styles['who']}>
            {face}
          </Link>
        )}
      </Tooltip>
      <IconButton icon="logout" words={logOutWords} onClick={logOut} />
    </div>
  )
}

const accountWords = say('Tài khoản của {name}', 'Account of {name}')
const logOutWords = say('Đăng xuất', 'Log out')
