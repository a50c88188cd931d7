import { railWords } from '@innkeeper/protocol/payment-gateways'
import { implement } from '../../kit/implement.ts'
import type { Outside } from '../../outside/outside.ts'
import { bankExists } from './banks.store.ts'
import { gatewayInput, sameValues } from './gateway-input.ts'
import { gatewayBox, keptSecret } from './gateway-secret.ts'
import * as store from './gateways.store.ts'

/** Gateways configured and changed. A secret goes in and never comes out. */
export const configureGatewayCalls = ({ keyFor }: Pick<Outside, 'keyFor'>) => {
  const box = gatewayBox(keyFor)
  return implement({
    'payment-method/register': async (at, form) => {
      const input = gatewayInput(form)
      if (input === null) throw at.refusal('oneGatewayOnly')
      const { rail, values } = input
      if (values.bankBin !== null && !(await bankExists(at.tx, values.bankBin)))
        throw at.refusal('bankMissing', { field: 'vietqr.bankBin' })
      const secret = keptSecret(box, at.tx.propertyId, rail, input.secret)
      if (!(await store.insertGateway(at.tx, rail, values, { secret, person: at.person.fullName }))) {
        const there = await store.findGateway(at.tx, rail)
        throw at.refusal('gatewayAlreadyConfigured', { values: { person: there?.changedBy ?? '' } })
      }
      await at.diary({ subject: railWords[rail].vi, after: values })
      at.tell({ propertyId: at.tx.propertyId, topic: 'property' })
      return { rail, version: 1 }
    },

    'payment-method/gateway-update': async (at, { version, active, ...form }) => {
      const input = gatewayInput(form)
      if (input === null) throw at.refusal('oneGatewayOnly')
      const { rail, values } = input
      const before = await store.gatewayToChange(at.tx, rail)
      if (before === undefined) throw at.refusal('gatewayNotConfigured')
      if (before.version !== version) throw at.refusal('gatewayChanged', { values: { person: before.changedBy } })
      if (values.bankBin !== null && !(await bankExists(at.tx, values.bankBin)))
        throw at.refusal('bankMissing', { field: 'vietqr.bankBin' })
      const secret = keptSecret(box, at.tx.propertyId, rail, input.secret)
      const proven = secret === null && sameValues(before, values)
      const changed = { secret, person: at.person.fullName }
      const newVersion = await store.updateGateway(at.tx, rail, { ...values, active, proven }, changed)
      const after = { ...values, active, secretReplaced: secret !== null }
      await at.diary({ subject: railWords[rail].vi, before: { ...valuesOf(before), active: before.active }, after })
      at.tell({ propertyId: at.tx.propertyId, topic: 'property' })
      return { rail, version: newVersion }
    },
  })
}

const valuesOf = ({ mode, merchantCode, accessCode, bankBin, accountNumber, accountOwner }: store.StoredGateway): store.GatewayValues => ({
  mode,
  merchantCode,
  accessCode,
  bankBin,
  accountNumber,
  accountOwner,
})
