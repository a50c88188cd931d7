import { railWords } from '@innkeeper/protocol/codes/payment-gateways'
import { gatewayStateOf, rails, type Rail } from '@innkeeper/rules/payment/gateway-state'
import { implement } from '#kit/call/implement.ts'
import { methodsOf } from './methods-of-rail.ts'
import * as store from './gateways.store.ts'

/** The gateways of a property: read, and switched off. */
export const gatewaysCalls = implement({
  'payment-method/get-gateway-all': async (at) => {
    const gateways = new Map((await store.allGateways(at.tx)).map((gateway) => [gateway.rail, gateway]))
    return rails.map((rail) => offered(rail, gateways.get(rail) ?? null))
  },

  'payment-method/get-gateway-config': async (at, { rail }) => {
    const gateway = await store.findGateway(at.tx, rail)
    if (gateway === undefined) throw at.refusal('gatewayNotConfigured', { field: 'rail' })
    return configOf(gateway)
  },

  'payment-method/deactive': async (at, { rail }) => {
    const before = await store.gatewayToChange(at.tx, rail)
    if (before === undefined) throw at.refusal('gatewayNotConfigured', { field: 'rail' })
    const version = await store.switchOff(at.tx, before, at.person.fullName)
    await at.diary({ subject: railWords[rail], before: { active: before.active }, after: { active: false } })
    return { rail, version }
  },
})

const offered = (rail: Rail, gateway: store.StoredGateway | null) => ({
  rail,
  state: gatewayStateOf(gateway),
  mode: gateway?.mode ?? ('live' as const),
  methods: methodsOf(rail),
  testedAt: gateway?.testedAt ?? null,
  worksSince: gateway?.worksSince ?? null,
  version: gateway?.version ?? null,
  changedAt: gateway?.changedAt ?? null,
  changedBy: gateway?.changedBy ?? '',
})

const configOf = (gateway: store.StoredGateway) => ({
  ...offered(gateway.rail, gateway),
  version: gateway.version,
  active: gateway.active,
  merchantCode: gateway.merchantCode,
  accessCode: gateway.accessCode,
  secret:
    gateway.secretSetAt === null || gateway.secretEnding === null ? null : { setAt: gateway.secretSetAt, ending: gateway.secretEnding },
  bank: gateway.bank,
  accountNumber: gateway.accountNumber,
  accountOwner: gateway.accountOwner,
  checks: [...gateway.checks],
})
