import { say, type Saying } from '@innkeeper/protocol/say'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { screenAt } from '#screen-at.ts'
import { startPath } from '#start-path.ts'
import { Link } from '#ui/buttons/link.tsx'
import type { IconName } from '#ui/look/icon.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Banner } from '#ui/states/banner.tsx'

type AstrayPageProps = { title: Saying; icon: IconName; children: ReactNode; act?: ReactNode }

/** In place of a screen that cannot be shown to this person, inside the shell: what is wrong, and a way back. */
export const AstrayPage = ({ title, icon, children, act }: AstrayPageProps) => (
  <Page>
    <PageHead title={title} />
    <Banner tone="amber" icon={icon} act={act}>
      {children} <WayBack />
    </Banner>
  </Page>
)

// To the first screen of the menu that the person may open, named; nobody who may open none is sent anywhere.
const WayBack = () => {
  const t = useSay()
  const { property, codes, hotel } = useSession()
  const inAdmin = useLocation({ select: ({ pathname }) => pathname.startsWith(paths.admin()) })
  const start = inAdmin ? paths.adminWork() : startPath(property, { codes, kind: hotel?.kind })
  const screen = start === undefined ? undefined : screenAt(start)
  if (start === undefined || screen === undefined) return null
  return <Link to={start}>{t(back, { screen: t(screen.title) })}</Link>
}

const back = say('Về “{screen}”', 'Back to “{screen}”')
