import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { enteredHotels } from '#kit/session/session.ts'
import { useSay } from '#kit/language/language.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { useHotelName } from '../shell/top-bar/hotel-name.ts'
import styles from './admin-start.module.css'

/** Where an administrator begins: the properties that were entered with this sign-in. */
export const AdminStart = () => {
  const t = useSay()
  const nameOf = useHotelName()
  const router = useRouter()
  const hotels = enteredHotels()
  const another = <Button words={enterAnother} icon="building" onClick={() => void router.navigate({ href: paths.adminLogin() })} />
  return (
    <Page>
      <PageHead title={title} acts={another} />
      <Card title={enteredWords} flush>
        {hotels.length === 0 ? (
          <EmptyList words={none} />
        ) : (
          <ul className={styles['hotels']}>
            {hotels.map((hotel) => (
              <li key={hotel.id}>
                <Link to={paths.property(hotel.id)}>{t(enter, { name: nameOf(hotel) })}</Link>
                <span>{hotel.code}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Page>
  )
}

const title = say('Trang quản trị', 'Administration')
const enteredWords = say('Khách sạn đã vào trong phiên này', 'Properties entered with this sign-in')
const enterAnother = say('Đăng nhập vào khách sạn khác', 'Sign in to another property')
const enter = say('Vào {name}', 'Enter {name}')
const none = say(
  'Chưa vào khách sạn nào. Đăng nhập quản trị kèm mã khách sạn để vào.',
  'No property entered yet. Sign in as an administrator with the hotel id to enter one.',
)
