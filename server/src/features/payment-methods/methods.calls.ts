import { mayTake, railsOfMethod, standingOf, paymentMethods } from '@innkeeper/rules/payment/payment-methods'
import { paymentMethodWords } from '@innkeeper/protocol/words/sale/booking-words'
import { speak, type Language } from '@innkeeper/protocol/say'
import { takesMoney } from '@innkeeper/rules/payment/gateway-state'
import { implement } from '#kit/call/implement.ts'
import { findBanks } from './banks.store.ts'
import { allGateways } from './gateways.store.ts'
import { methodsTaken, takeMethods } from './methods.store.ts'

/** The payment methods that a property accepts, and the banks. */
export const methodsCalls = implement({
  'payment-method/get-all': async (at) => {
    const [taken, gateways] = [new Set(await methodsTaken(at.tx)), await allGateways(at.tx)]
    const takingMoney = new Set(gateways.filter(takesMoney).map(({ rail }) => rail))
    const configured = new Set(gateways.filter(({ active }) => active).map(({ rail }) => rail))
    return paymentMethods.map((method) => ({
      method,
      active: taken.has(method),
      standing: standingOf(method, taken.has(method), takingMoney),
      rails: [...railsOfMethod[method]],
      mayTake: mayTake(method, configured),
    }))
  },

  'payment-method/update': async (at, input) => {
    const methods = paymentMethods.filter((method) => input.methods.includes(method))
    if (methods.length === 0) throw at.refusal('paymentMethodNotSelected', { field: 'methods' })
    const before = await methodsTaken(at.tx)
    const configured = new Set((await allGateways(at.tx)).filter(({ active }) => active).map(({ rail }) => rail))
    const barred = methods.find((method) => !before.includes(method) && !mayTake(method, configured))
    if (barred !== undefined) {
      throw at.refusal('gatewayNotSelected', { field: 'methods', values: { method: paymentMethodWords[barred][at.language] } })
    }
    await takeMethods(at.tx, methods, at.person.fullName)
    const chosen = (language: Language) => methods.map((method) => speak(paymentMethodWords[method], language)).join(', ')
    const subject = { vi: chosen('vi'), en: chosen('en') }
    await at.diary({ subject, before: { methods: before }, after: { methods } })
    return { methods }
  },

  'bank/get-all': async (at, { text }) => findBanks(at.tx, text),
})
