import { say } from '@innkeeper/protocol/say'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import type { Saved } from './saved.ts'
import styles from './connect-be.module.css'

/** Where the property's site is, or a button that connects it at Innkeeper's address. */
export const SiteCard = ({ connection: { site, platformSite }, saved }: { connection: AnswerOf<'connect/detail'>; saved: Saved }) => {
  const t = useSay()
  return (
    <Card title={title}>
      {site === null ? (
        <OpenSite at={platformSite} saved={saved} />
      ) : (
        <>
          <a className={styles['address']} href={site} target="_blank" rel="noreferrer">
            {site}
          </a>
          <p className="note">{t(site === platformSite ? atPlatform : atDomain)}</p>
        </>
      )}
    </Card>
  )
}

/** Connects the site without a domain of its own. */
export const OpenSite = ({ at, saved }: { at: string; saved: Saved }) => {
  const t = useSay()
  const alerts = useAlerts()
  const open = useChange('connect/open', { done: () => saved(opened), failed: (error) => alerts.failure(error) })
  return (
    <div className={styles['stack']}>
      <p>{t(notYet, { site: at })}</p>
      <div>
        <Button words={openWords} icon="world" reason={useLack('connect/open')} pending={open.pending} onClick={() => open.send({})} />
      </div>
    </div>
  )
}

const title = say('Địa chỉ trang đặt phòng', 'Address of the booking site')
const atPlatform = say(
  'Địa chỉ của Innkeeper. Tên miền riêng thay địa chỉ này khi đã xác minh.',
  'Innkeeper’s address. A domain of your own takes its place once it is proved.',
)
const atDomain = say(
  'Tên miền riêng đã xác minh. Menu Kênh bán mở địa chỉ này.',
  'Your own proved domain. The menu’s sales channels open it.',
)
const notYet = say(
  'Trang đặt phòng chưa được kết nối. Kết nối ngay ở {site}, hoặc thêm tên miền riêng bên dưới.',
  'The booking site is not connected. Connect it at {site} now, or add your own domain below.',
)
const openWords = say('Kết nối ở địa chỉ Innkeeper', 'Connect at Innkeeper’s address')
const opened = say('Đã kết nối trang đặt phòng.', 'The booking site is connected.')
