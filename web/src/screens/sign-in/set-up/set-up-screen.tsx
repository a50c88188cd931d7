import { setUpCalls } from '@innkeeper/protocol/calls/account/set-up'
import { signInRefusals } from '@innkeeper/protocol/refusals/people/sign-in'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { z } from 'zod'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useNewPassword } from '#kit/forms/use-new-password.ts'
import { useSay } from '#kit/language/language.tsx'
import { useAddress } from '#kit/page/use-address.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { PublicLayout } from '#layouts/public/public-layout.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { NewPasswordField } from '#ui/fields/secret/new-password-field.tsx'
import { PasswordField } from '#ui/fields/secret/password-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from '../sign-in-frame.module.css'

const setUpSearch = z.object({ token: z.string().catch('') })

/** `/setup?token=`: whoever started the installation makes its first administrator. */
export const SetUpScreen = () => {
  useTitle(title)
  const [{ token }] = useAddress(setUpSearch)
  const shown = useRead('set-up/show', { token })
  return (
    <PublicLayout>
      <div className={styles['frame']}>
        {shown.data !== undefined && <ByState state={shown.data.state} token={token} />}
        {shown.data === undefined && shown.error === null && <Skeleton rows={4} />}
        {shown.data === undefined && shown.error !== null && <Failed what={what} error={shown.error} again={shown.again} />}
      </div>
    </PublicLayout>
  )
}

const ByState = ({ state, token }: { state: AnswerOf<'set-up/show'>['state']; token: string }) => {
  if (state === 'open') return <MakeAdministrator token={token} />
  if (state === 'done') return <Told head={ready} words={isReady} />
  return token === '' ? <Told head={waits} words={howToBegin} /> : <Told head={waits} words={linkOver} />
}

const MakeAdministrator = ({ token }: { token: string }) => {
  const t = useSay()
  const router = useRouter()
  const alerts = useAlerts()
  const rule = useNewPassword([])
  const form = useForm('set-up/administrator', {
    schema: setUpCalls['set-up/administrator'].input,
    initial: { token, fullName: '', email: '', userName: '', newPassword: '', confirmNewPassword: '' },
    check: ({ newPassword, confirmNewPassword, userName, email, fullName }) => [
      ...rule.errors('newPassword', newPassword, [userName, email, fullName]),
      ...(newPassword === confirmNewPassword ? [] : [{ field: 'confirmNewPassword', words: signInRefusals.passwordsDiffer.words }]),
    ],
    done: ({ userName }) => {
      alerts.success(made, { userName })
      void router.navigate({ href: paths.login(), replace: true })
    },
  })
  return (
    <>
      <h1>{t(title)}</h1>
      <p className={styles['lead']}>{t(lead)}</p>
      {form.failure !== null && <FailureBanner failure={form.failure} />}
      <form {...form.props} aria-label={t(title)}>
        <TextField field={form.field('fullName')} size="large" autoComplete="name" first />
        <TextField field={form.field('email')} size="large" autoComplete="email" />
        <TextField field={form.field('userName')} size="large" autoComplete="username" />
        <NewPasswordField field={form.field('newPassword')} rule={rule} size="large" />
        <PasswordField field={form.field('confirmNewPassword')} size="large" autoComplete="new-password" />
        <Button words={make} look="primary" size="large" keys="Enter" wide submits pending={form.pending} />
      </form>
    </>
  )
}

const Told = ({ head, words }: { head: Saying; words: Saying }) => {
  const t = useSay()
  const router = useRouter()
  return (
    <>
      <h1>{t(head)}</h1>
      <p className={styles['lead']}>{t(words)}</p>
      {head === ready && (
        <Button words={toSignIn} look="primary" size="large" wide onClick={() => void router.navigate({ href: paths.login() })} />
      )}
    </>
  )
}

const title = say('Thiết lập nền tảng', 'Set up the platform')
const what = say('trạng thái thiết lập', 'the state of the set-up')
const lead = say(
  'Tạo quản trị viên đầu tiên. Người này duyệt chỗ nghỉ và mời những quản trị viên khác.',
  'Make the first administrator, who approves properties and invites other administrators.',
)
const make = say('Tạo quản trị viên', 'Make the administrator')
const made = say('Nền tảng đã sẵn sàng. Đăng nhập với tên {userName}.', 'The platform is ready. Sign in as {userName}.')
const waits = say('Nền tảng chưa được thiết lập', 'The platform is not set up yet')
const howToBegin = say(
  'Mở liên kết được in ra ở cửa sổ đã khởi động máy chủ. Liên kết dùng được một lần.',
  'Open the link that was printed where the server was started. It works once.',
)
const linkOver = say(
  'Liên kết này không còn dùng được. Mở liên kết được in ra ở lần khởi động mới nhất.',
  'This link no longer works. Open the one that the latest start printed.',
)
const ready = say('Nền tảng đã sẵn sàng', 'The platform is ready')
const isReady = say('Đã có quản trị viên. Đăng nhập để làm việc.', 'It has an administrator. Sign in to work.')
const toSignIn = say('Về trang đăng nhập', 'Back to sign in')
