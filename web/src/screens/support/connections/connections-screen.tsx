import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { MadeKey } from '#ui/keys/made-key.tsx'
import { EmptyList } from '#ui/lists/empty.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { AddConnection } from './add-connection.tsx'
import { ConnectionCard } from './connection-card.tsx'
import { keepKey } from './keep-key.ts'
import styles from './connections.module.css'

/** The systems that the property has connected: the software that runs the house, channel managers. */
export const ConnectionsScreen = () => {
  const t = useSay()
  const lack = useLack('connection/create')
  const [adding, setAdding] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const connections = useRead('connection/get-all', {})
  const add = (
    <Button
      words={addWords}
      look="primary"
      icon="plus"
      reason={lack}
      opens={{ kind: 'dialog', open: adding }}
      onClick={() => setAdding(true)}
    />
  )
  const close = () => {
    setAdding(false)
    setMade(null)
  }
  return (
    <Page>
      <PageHead title={title} acts={add} />
      {lack !== undefined && <Banner tone="cham">{t(lack)}</Banner>}
      {connections.error !== null && <Failed what={what} error={connections.error} again={connections.again} readAt={connections.readAt} />}
      {connections.data === undefined ? (
        connections.loading && <Skeleton rows={6} />
      ) : connections.data.length === 0 ? (
        <EmptyList words={none} />
      ) : (
        <div className={styles['column']}>
          {connections.data.map((connection) => (
            <ConnectionCard key={connection.id} connection={connection} />
          ))}
        </div>
      )}
      {adding &&
        (made === null ? <AddConnection onMade={setMade} onClose={close} /> : <MadeKey apiKey={made} once={keepKey} onClose={close} />)}
    </Page>
  )
}

const title = say('Kết nối hệ thống', 'Connected systems')
const what = say('các kết nối', 'the connected systems')
const addWords = say('Thêm kết nối', 'Add a connection')
const none = say(
  'Chưa có hệ thống nào. Thêm kết nối để PMS hay channel manager gửi phòng trống, giá và nhận đặt phòng.',
  'Nothing is connected yet. Add a connection, so that a PMS or a channel manager sends availability and prices and gets bookings.',
)
