import { say, type Saying } from '@innkeeper/protocol/say'
import { useEffect, type ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import type { SessionEnd } from '#kit/session/session-end.ts'
import { clearSession } from '#kit/session/session.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { PublicLayout } from '#layouts/public/public-layout.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './sign-in-frame.module.css'
import type { SignInSearch } from './sign-in-search.ts'
import type { Entrance } from './use-enter.ts'

type SignInFrameProps = {
  title: Saying
  lead: Saying
  ended: SignInSearch['ended']
  failure: Error | null
  entrance: Entrance
  /** Nothing can be filled in yet: a key in the address is being tried. */
  waiting?: boolean
  children: ReactNode
}

/** The frame of the pages that begin a session: entering one of them ends the session that was. */
export const SignInFrame = ({ title, lead, ended, failure, entrance, waiting = false, children }: SignInFrameProps) => {
  const t = useSay()
  useTitle(title)
  useEffect(clearSession, [])
  useFirstField(!waiting)
  return (
    <PublicLayout>
      <div className={styles['frame']}>
        <h1>{t(title)}</h1>
        <p className={styles['lead']}>{t(lead)}</p>
        <Told ended={ended} failure={failure} entrance={entrance} />
        {waiting ? <Skeleton rows={3} /> : children}
      </div>
    </PublicLayout>
  )
}

// One thing at a time, the latest.
const Told = ({ ended, failure, entrance }: Pick<SignInFrameProps, 'ended' | 'failure' | 'entrance'>) => {
  const t = useSay()
  if (failure !== null) return <FailureBanner failure={failure} />
  if (entrance.again !== null)
    return (
      <Banner tone="red" urgent title={t(signedIn)} act={<Button words={tryAgain} onClick={entrance.again} />}>
        {t(notHere)}
      </Banner>
    )
  return ended === '' ? null : <EndedBanner ended={ended} />
}

// These pages have one purpose: the person begins in the first field, unless they went elsewhere while there was none.
const useFirstField = (isThere: boolean): void => {
  useEffect(() => {
    if (isThere && document.activeElement === document.body) document.querySelector<HTMLInputElement>('main form input')?.focus()
  }, [isThere])
}

const EndedBanner = ({ ended }: { ended: SessionEnd }) => {
  const t = useSay()
  const words = endedWords[ended]
  return (
    <Banner tone="amber" icon={ended === 'noRight' ? 'lock' : 'clock-exclamation'} title={t(words.title)}>
      {t(words.more)}
    </Banner>
  )
}

const signedIn = say('Đã đăng nhập.', 'You are signed in.')
const notHere = say(
  'Nhưng ứng dụng chưa tải được. Kiểm tra mạng rồi thử lại.',
  'But the application has not loaded. Check the network, then try again.',
)
const tryAgain = say('Thử lại', 'Try again')
const kept = say('Những gì đang nhập dở vẫn còn; đăng nhập lại để tiếp tục.', 'What was typed is kept; sign in again to go on.')
const endedWords = {
  expired: { title: say('Phiên làm việc đã hết hạn.', 'The session has expired.'), more: kept },
  idle: { title: say('Đã đăng xuất vì lâu không thao tác.', 'You were signed out after a while without activity.'), more: kept },
  noRight: {
    title: say('Không có quyền truy cập.', 'No access permission.'),
    more: say(
      'Tài khoản chưa được cấp quyền cho màn hình hoặc thao tác đó. Đăng nhập lại, hoặc nhờ chủ sở hữu cấp quyền.',
      'The account lacks the right to that screen or action. Sign in again, or ask the owner for the right.',
    ),
  },
} as const satisfies Record<SessionEnd, unknown>
