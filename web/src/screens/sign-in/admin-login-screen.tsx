import { loginCalls } from '@innkeeper/protocol/calls/login'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '../../kit/language.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { useForm } from '../../kit/use-form.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './sign-in-frame.module.css'
import { SignInFrame } from './sign-in-frame.tsx'
import { signInSearch } from './sign-in-search.ts'
import { useEnter, useInsideSoon } from './use-enter.ts'

/** `/admin/login`: the platform's people sign in, naming the property that they go to. */
export function AdminLoginScreen() {
  const t = useSay()
  const [search] = useAddress(signInSearch)
  const entrance = useEnter(search)
  const form = useForm('login/admin', {
    schema: loginCalls['login/admin'].input,
    initial: { username: '', password: '', hotelId: '' },
    done: entrance.enter,
  })
  useInsideSoon(form.changed)
  return (
    <SignInFrame title={title} lead={lead} ended={search.ended} failure={form.failure} entrance={entrance}>
      <form {...form.props} aria-label={t(title)}>
        <TextField field={form.field('username')} size="large" autoComplete="username" first />
        <PasswordField field={form.field('password')} size="large" autoComplete="current-password" />
        <TextField field={form.field('hotelId')} size="large" />
        <Button words={signIn} look="primary" size="large" keys="Enter" wide submits pending={form.pending || entrance.coming} />
      </form>
      <div className={styles['links']}>
        <span>
          {t(isSupplier)} <Link to={paths.login()}>{t(supplierSignIn)}</Link>
        </span>
      </div>
    </SignInFrame>
  )
}

const title = say('Đăng nhập quản trị', 'Administrator sign in')
const lead = say('Vào một khách sạn với tư cách người quản lý sàn.', 'Enter a property on behalf of the platform.')
const signIn = say('Đăng nhập', 'Sign in')
const isSupplier = say('Là khách sạn hoặc khu vui chơi?', 'A hotel or a park?')
const supplierSignIn = say('Đăng nhập nhà cung cấp', 'Supplier sign in')
