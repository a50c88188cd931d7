import { say } from '@innkeeper/protocol/say'
import type { Rail } from '@innkeeper/rules/payment/gateway-state'
import { useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useLack } from '#kit/session/rights.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { Banner } from '#ui/states/banner.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { HotelConfigSection } from '../hotel-config-section.tsx'
import { GatewayCard } from './gateway-card.tsx'
import { GatewayPanel } from './gateway-panel.tsx'
import { MethodTicks } from './method-ticks.tsx'
import styles from './paygate.module.css'

/** How the property is paid: the ways that it takes, and the gateways that carry them. */
export const PaygateScreen = () => {
  const t = useSay()
  useTitle(title)
  const lack = useLack('payment-method/update')
  const methods = useRead('payment-method/get-all', {})
  const gateways = useRead('payment-method/get-gateway-all', {})
  const [open, setOpen] = useState<Rail | null>(null)
  const chosen = gateways.data?.find(({ rail }) => rail === open)
  return (
    <HotelConfigSection part="paygate">
      {lack !== undefined && <Banner tone="cham">{t(lack)}</Banner>}
      {methods.error !== null && <Failed what={methodsWhat} error={methods.error} again={methods.again} readAt={methods.readAt} />}
      {gateways.error !== null && <Failed what={gatewaysWhat} error={gateways.error} again={gateways.again} readAt={gateways.readAt} />}
      <div className={styles['columns']}>
        <div className={styles['column']}>
          {methods.data === undefined ? (
            methods.loading && <Skeleton rows={8} />
          ) : (
            <MethodTicks methods={methods.data} locked={lack !== undefined} />
          )}
        </div>
        <div className={styles['column']}>
          {gateways.data === undefined
            ? gateways.loading && <Skeleton rows={8} />
            : gateways.data.map((gateway) => (
                <GatewayCard
                  key={gateway.rail}
                  gateway={gateway}
                  locked={lack !== undefined}
                  open={open === gateway.rail}
                  edit={() => setOpen(gateway.rail)}
                />
              ))}
        </div>
      </div>
      {chosen !== undefined && <GatewayPanel key={chosen.rail} gateway={chosen} close={() => setOpen(null)} />}
    </HotelConfigSection>
  )
}

const title = say('Cổng thanh toán', 'Payment gateway')
const methodsWhat = say('phương thức thanh toán', 'the payment methods')
const gatewaysWhat = say('các cổng thanh toán', 'the payment gateways')
