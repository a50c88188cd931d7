import { railWords } from '@innkeeper/protocol/codes/payment-gateways'
import { implement } from '#kit/call/implement.ts'
import type { Outside } from '#outside/outside.ts'
import { bankExists } from './banks.store.ts'
import { gatewayInput, sameValues } from './gateway-input.ts'
import { gatewayBox, keptSecret } from './gateway-secret.ts'
import * as store from './gateways.store.ts'

/** Configures and changes gateways. A secret is written and never read out. */
export const configureGatewayCalls = ({ keyFor }: Pick<Outside, 'keyFor'>) => {
  const box = gatewayBox(keyFor)
  return implement({
    'payment-method/register': async (at, { mode, ...parts }) => {
      const input = gatewayInput(parts)
      if (input === null) throw at.refusal('oneGatewayOnly')
      const { rail } = input
      const values = { mode, ...input.values }
      if (values.bankBin !== null && !(await bankExists(at.tx, values.bankBin)))
        throw at.refusal('bankMissing', { field: 'vietqr.bankBin' })
      const secret = keptSecret(box, at.tx.propertyId, rail, input.secret)
      if (!(await store.insertGateway(at.tx, rail, values, { secret, person: at.person.fullName }))) {
        const there = await store.findGateway(at.tx, rail)
        throw at.refusal('gatewayAlreadyConfigured', { values: { person: there?.changedBy ?? '' } })
      }
      await at.diary({ subject: railWords[rail], after: values })
      return { rail, version: 1 }
    },

    'payment-method/gateway-update': async (at, { version, active, mode, ...parts }) => {
      const input = gatewayInput(parts)
      if (input === null) throw at.refusal('oneGatewayOnly')
      const { rail } = input
      const before = await store.gatewayToChange(at.tx, rail)
      if (before === undefined) throw at.refusal('gatewayNotConfigured')
      if (before.version !== version) throw at.refusal('gatewayChanged', { values: { person: before.changedBy } })
      const values = { active: active ?? before.active, mode: mode ?? before.mode, ...input.values }
      if (values.bankBin !== null && !(await bankExists(at.tx, values.bankBin)))
        throw at.refusal('bankMissing', { field: 'vietqr.bankBin' })
      const secret = keptSecret(box, at.tx.propertyId, rail, input.secret)
      const proven = secret === null && sameValues(before, values)
      const changed = { secret, person: at.person.fullName }
      const newVersion = await store.updateGateway(at.tx, before, { ...values, proven }, changed)
      await at.diary({ subject: railWords[rail], before: valuesOf(before), after: { ...values, secretReplaced: secret !== null } })
      return { rail, version: newVersion }
    },
  })
}

const valuesOf = ({ mode, merchantCode, accessCode, bankBin, accountNumber, accountOwner, active }: store.StoredGateway) => ({
  active,
  mode,
  merchantCode,
  accessCode,
  bankBin,
  accountNumber,
  accountOwner,
})
