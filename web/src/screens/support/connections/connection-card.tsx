import { say } from '@innkeeper/protocol/say'
import { connectionKindWords, connectionScopeWords, connectionStateWords } from '@innkeeper/protocol/words/connection/connection-words'
import type { ConnectionState } from '@innkeeper/rules/connection/connection-kinds'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useLack } from '#kit/session/rights.ts'
import { Button } from '#ui/buttons/button.tsx'
import { KeyRows } from '#ui/keys/key-rows.tsx'
import type { IconName } from '#ui/look/icon.tsx'
import { Badge, type Tone } from '#ui/page/badge.tsx'
import { Card } from '#ui/page/card.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { ToldNights } from './ari/told-nights.tsx'
import { EditConnection, StartOrStop } from './connection-acts.tsx'
import type { Connection } from './connection.ts'
import { HeldMessages } from './held/held-messages.tsx'
import { MapCodes } from './map-codes.tsx'
import { MakeConnectionKey } from './make-connection-key.tsx'
import { ToldBookings } from './told/told-bookings.tsx'
import styles from './connections.module.css'

/** A connection: what it is, whether it works, its keys, and the acts. */
export const ConnectionCard = ({ connection }: { connection: Connection }) => {
  const t = useSay()
  const format = useFormat()
  const { name, kind, state, createdAt, createdBy } = connection
  return (
    <Card title={titleWords} values={{ name }} aside={<Badge state={{ words: connectionStateWords[state], ...looks[state] }} />}>
      <div className={styles['stack']}>
        <p>
          {t(connectionKindWords[kind])}
          <br />
          <span className="note">{t(madeWords, { moment: format.moment(createdAt, { year: true }), person: createdBy })}</span>
        </p>
        <MappedCodes connection={connection} />
        <Keys connection={connection} />
        <HeldMessages connection={connection} />
        <ToldBookings connection={connection} />
        <ToldNights connection={connection} />
        <div className={styles['acts']}>
          <EditConnection connection={connection} />
          <StartOrStop connection={connection} />
        </div>
      </div>
    </Card>
  )
}

/** How many of its codes mean nothing yet: until they do, what is sent for them is not taken. */
const MappedCodes = ({ connection }: { connection: Connection }) => {
  const t = useSay()
  const [open, setOpen] = useState(false)
  return (
    <>
      {connection.unmapped > 0 && <Banner tone="amber">{t(unmappedWords, { count: connection.unmapped })}</Banner>}
      <div>
        <Button words={mapWords} icon="link" opens={{ kind: 'dialog', open }} onClick={() => setOpen(true)} />
      </div>
      {open && <MapCodes connection={connection} onClose={() => setOpen(false)} />}
    </>
  )
}

const Keys = ({ connection }: { connection: Connection }) => {
  const t = useSay()
  const alerts = useAlerts()
  const { id, keys } = connection
  const [making, setMaking] = useState(false)
  const revoke = useChange('connection/revoke-key', {
    done: (_answer, { connectionKeyId }) => alerts.success(revoked, { name: keys.find((key) => key.id === connectionKeyId)?.name ?? '' }),
    failed: alerts.failure,
  })
  return (
    <section className={styles['stack']}>
      <div className={styles['head']}>
        <h3>{t(keysTitle)}</h3>
        <Button
          words={makeWords}
          size="small"
          icon="plus"
          reason={useLack('connection/make-key')}
          opens={{ kind: 'dialog', open: making }}
          onClick={() => setMaking(true)}
        />
      </div>
      <KeyRows
        keys={keys}
        more={({ scopes }) => scopes.map((scope) => t(connectionScopeWords[scope])).join(' · ')}
        reason={useLack('connection/revoke-key')}
        pending={revoke.pending}
        onRevoke={(key) => revoke.send({ id, connectionKeyId: key.id })}
      />
      {making && <MakeConnectionKey connection={connection} onClose={() => setMaking(false)} />}
    </section>
  )
}

const looks: Readonly<Record<ConnectionState, { readonly tone: Tone; readonly icon: IconName }>> = {
  active: { tone: 'green', icon: 'check' },
  stopped: { tone: 'grey', icon: 'ban' },
}

const titleWords = say('{name}', '{name}')
const madeWords = say('Thêm {moment}, {person}', 'Added {moment} by {person}')
const unmappedWords = say(
  '{count} mã chưa ghép với phòng hay gói nào. Hệ thống gửi gì cho các mã này đều không được nhận.',
  'Codes that mean no room or package yet: {count}. What the system sends for them is not taken.',
)
const mapWords = say('Ghép mã phòng và gói', 'Map rooms and packages')
const keysTitle = say('Khoá API', 'API keys')
const makeWords = say('Tạo khoá', 'Make a key')
const revoked = say('Đã thu hồi khoá {name}.', 'The key {name} is revoked.')
