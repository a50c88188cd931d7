import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useReloadAfterSave } from '#kit/page/use-reload-after-save.ts'
import { useLack } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { AddDomain } from './add-domain.tsx'
import { DomainCard } from './domain-card.tsx'
import { SiteCard } from './site-card.tsx'
import { WidgetCard } from './widget-card.tsx'
import styles from './connect-be.module.css'

/** The connection of the property's own site: its address, and the domain that it stands at. */
export const ConnectBeScreen = () => {
  const t = useSay()
  const lack = useLack('connect/create')
  const connection = useRead('connect/detail', {})
  return (
    <Page>
      <PageHead title={title} />
      {lack !== undefined && <Banner tone="cham">{t(lack)}</Banner>}
      {connection.error !== null && <Failed what={what} error={connection.error} again={connection.again} readAt={connection.readAt} />}
      {connection.data === undefined ? connection.loading && <Skeleton rows={8} /> : <Connection connection={connection.data} />}
    </Page>
  )
}

/** After a save the page reloads: the menu's link to the site may be another one. */
const Connection = ({ connection }: { connection: AnswerOf<'connect/detail'> }) => {
  const alerts = useAlerts()
  const kind = useSession().hotel?.kind ?? 'hotel'
  const reload = useReloadAfterSave()
  const saved: typeof alerts.success = (words, values) => {
    alerts.success(words, values)
    reload()
  }
  return (
    <div className={styles['column']}>
      <SiteCard connection={connection} saved={saved} />
      {connection.domains.map((domain) => (
        <DomainCard key={domain.id} domain={domain} pointsTo={connection.pointsTo} saved={saved} />
      ))}
      <AddDomain connection={connection} saved={saved} />
      {connection.site !== null && <WidgetCard site={connection.platformSite} of={kind} />}
    </div>
  )
}

const title = say('Kết nối trang đặt phòng', 'Connect the booking engine')
const what = say('kết nối trang đặt phòng', 'the connection of the booking engine')
