import { railWords } from '@innkeeper/protocol/codes/payment-gateways'
import type { Rail } from '@innkeeper/rules/payment/gateway-state'
import { verdictOf, worksSinceAfter } from '@innkeeper/rules/payment/gateway-test'
import type { DeclaredRefusal } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import { vnpayExpiry } from '#outside/gateways/vnpay.ts'
import type { Outside } from '#outside/outside.ts'
import { gatewayBox, openSecret } from './gateway-secret.ts'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { findGateway, saveTest, type StoredGateway } from './gateways.store.ts'
import { cardParameters, orderWords, transferCodes } from './payment-request.ts'
import { testGateway } from './test-gateway.ts'

type Both = 'gateway/param-payment' | 'gateway/setting-payment'

/** Payment requests through a configured gateway. */
export const paymentRequestCalls = ({ keyFor, gateways, publicUrl }: Pick<Outside, 'keyFor' | 'gateways' | 'publicUrl'>) => {
  const box = gatewayBox(keyFor)
  return implement({
    'gateway/param-payment': async (at, { rail, ...order }) => {
      const gateway = await usableGateway(at, rail)
      const { mode } = gateway
      if (rail === 'vietqr') {
        return { rail, mode, url: null, parameters: {}, expiresAt: null, transfers: transferCodes(gateway, order) }
      }
      const secret = secretOr(openSecret(box, at.tx.propertyId, gateway), () => at.refusal('secretUnreadable'))
      const { address, language, now } = at
      const asked = { ...order, words: orderWords(order.orderReference), returnUrl: publicUrl, address, language, now }
      const parameters = cardParameters(rail, gateway, secret, asked)
      const url = `${gateways.payUrl(rail, mode)}?${new URLSearchParams(parameters).toString()}`
      const expiresAt = rail === 'vnpay' ? vnpayExpiry(now).toISOString() : null
      return { rail, mode, url, parameters, expiresAt, transfers: [] }
    },
  })
}

/** Tests of configurations. */
export const gatewayTestCalls = ({ keyFor, gateways, publicUrl }: Pick<Outside, 'keyFor' | 'gateways' | 'publicUrl'>) => {
  const box = gatewayBox(keyFor)
  return implement({
    'gateway/setting-payment': async (at, { rail }) => {
      const gateway = await usableGateway(at, rail)
      const openedFor = (tested: StoredGateway) => openSecret(box, at.tx.propertyId, tested)
      const { address, now } = at
      const checks = await testGateway(gateway, { network: gateways, openSecret: openedFor, returnUrl: publicUrl, address, now })
      const testedAt = now.toISOString()
      const worksSince = worksSinceAfter(verdictOf(checks.map(({ finding }) => finding)), gateway.worksSince, testedAt)
      const kept = await saveTest(at.tx, gateway, { at: testedAt, checks, worksSince })
      if (!kept) throw at.refusal('gatewayChanged', { values: { person: (await findGateway(at.tx, rail))?.changedBy ?? '' } })
      await at.diary({ subject: railWords[rail], after: { works: worksSince !== null, checks } })
      return { rail, works: worksSince !== null, testedAt, worksSince, checks: [...checks] }
    },
  })
}

type Asking = {
  readonly tx: PropertyTx
  readonly refusal: (
    key: Extract<DeclaredRefusal<Both>, 'gatewayNotConfigured' | 'gatewayOff' | 'dongOnly'>,
    detail?: RefusalDetail,
  ) => Refused
}

/** A gateway that is configured and on, at a property with the currency of the gateways. */
const usableGateway = async (at: Asking, rail: Rail): Promise<StoredGateway> => {
  const gateway = await findGateway(at.tx, rail)
  if (gateway === undefined) throw at.refusal('gatewayNotConfigured')
  if (!gateway.active) throw at.refusal('gatewayOff')
  const { currency } = await localeOf(at.tx)
  if (currency !== 'VND') throw at.refusal('dongOnly', { values: { currency } })
  return gateway
}

const secretOr = (secret: string | null, refused: () => Refused): string => {
  if (secret === null) throw refused()
  return secret
}
