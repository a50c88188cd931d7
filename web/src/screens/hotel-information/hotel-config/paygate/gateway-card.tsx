import { railWords } from '@innkeeper/protocol/codes/payment-gateways'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useRead } from '#kit/calls/use-read.ts'
import { Badge } from '#ui/page/badge.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { GatewayActs } from './gateway-acts.tsx'
import { GatewayChecks } from './gateway-checks.tsx'
import { GatewayFacts } from './gateway-facts.tsx'
import styles from './paygate.module.css'
import { gatewayLooks, mayNotChange, railNotes, type OfferedGateway } from './paygate-words.ts'
import { TransferSample } from './transfer-sample.tsx'

type GatewayCardProps = {
  gateway: OfferedGateway
  locked: boolean
  /** Whether its configuration is being edited. */
  open: boolean
  edit: () => void
}

/** A gateway on offer: how it stands, what is configured, what its last test found, and what can be done. */
export const GatewayCard = ({ gateway, locked, open, edit }: GatewayCardProps) => {
  const t = useSay()
  return (
    <Card title={railWords[gateway.rail]} aside={<Badge state={gatewayLooks[gateway.state]} />}>
      <p className={styles['about']}>{t(railNotes[gateway.rail])}</p>
      {gateway.state === 'notConfigured' ? (
        <Button
          words={configure}
          values={{ gateway: t(railWords[gateway.rail]) }}
          icon="plus"
          reason={locked ? mayNotChange : undefined}
          opens={{ kind: 'dialog', open }}
          onClick={edit}
        />
      ) : (
        <Configured gateway={gateway} locked={locked} open={open} edit={edit} />
      )}
    </Card>
  )
}

const Configured = ({ gateway, ...rest }: GatewayCardProps) => {
  const read = useRead('payment-method/get-gateway-config', { rail: gateway.rail })
  if (read.data === undefined) {
    return read.error === null ? <Skeleton rows={3} /> : <Failed what={what} error={read.error} again={read.again} />
  }
  const { data: config } = read
  return (
    <>
      <GatewayFacts config={config} />
      {config.rail === 'vietqr' && config.active && <TransferSample config={config} />}
      {config.checks.length > 0 && <GatewayChecks config={config} />}
      <GatewayActs config={config} {...rest} />
    </>
  )
}

const configure = say('Cấu hình {gateway}', 'Configure {gateway}')
const what = say('cấu hình cổng', 'the configuration')
