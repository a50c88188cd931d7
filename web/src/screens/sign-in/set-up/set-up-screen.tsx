import { say, type Saying } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useAddress } from '#kit/page/use-address.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { PublicLayout } from '#layouts/public/public-layout.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { MakeAdministrator } from './make-administrator.tsx'
import { setUpTitle } from './set-up-words.ts'
import styles from '../sign-in-frame.module.css'

const setUpSearch = z.object({ token: z.string().catch('') })

/** `/setup?token=`: whoever started the installation makes its first administrator. */
export const SetUpScreen = () => {
  useTitle(setUpTitle)
  const [{ token }] = useAddress(setUpSearch)
  const shown = useRead('set-up/show', { token })
  // Whoever has made the administrator still sets up the second step here, though the platform waits no more.
  const [isMade, setMade] = useState(false)
  return (
    <PublicLayout>
      <div className={styles['frame']}>
        {shown.data !== undefined && <ByState state={isMade ? 'open' : shown.data.state} token={token} made={() => setMade(true)} />}
        {shown.data === undefined && shown.error === null && <Skeleton rows={4} />}
        {shown.data === undefined && shown.error !== null && <Failed what={what} error={shown.error} again={shown.again} />}
      </div>
    </PublicLayout>
  )
}

type ByStateProps = { state: AnswerOf<'set-up/show'>['state']; token: string; made: () => void }

const ByState = ({ state, token, made }: ByStateProps) => {
  if (state === 'open') return <MakeAdministrator token={token} made={made} />
  if (state === 'done') return <Told head={ready} words={isReady} />
  return token === '' ? <Told head={waits} words={howToBegin} /> : <Told head={waits} words={linkOver} />
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

const what = say('trạng thái thiết lập', 'the state of the set-up')
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
