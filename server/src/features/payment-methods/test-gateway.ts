import { onepayFields, vietQrFields, vnpayFields } from '@innkeeper/protocol/shapes/gateway-fields'
import { isDeepStrictEqual } from 'node:util'
import { v7 as uuidv7 } from 'uuid'
import type { CardRail, GatewayAnswer, GatewayNetwork } from '#outside/gateways/gateway-network.ts'
import { onepaySignatureHolds } from '#outside/gateways/onepay.ts'
import type { GatewayParameters, PaymentAsked } from '#outside/gateways/payment-asked.ts'
import { CodeBroken } from '#outside/gateways/tlv.ts'
import { readVietQr } from '#outside/gateways/vietqr.ts'
import { vnpayQuestion, vnpaySignatureHolds } from '#outside/gateways/vnpay.ts'
import type { CheckFound, StoredGateway } from './gateways.store.ts'
import { cardParameters, orderWords, transferCodes, transfersOf } from './payment-request.ts'

/** What a test needs: the gateway's network, how its secret is opened, and the person and address that start it. */
export type TestWith = {
  readonly network: GatewayNetwork
  readonly openSecret: (gateway: StoredGateway) => string | null
  readonly returnUrl: string
  readonly address: string
  readonly now: Date
}

/** Tests a configuration with a payment that is never made, and returns the result of each check, in order. */
export const testGateway = async (gateway: StoredGateway, by: TestWith): Promise<readonly CheckFound[]> =>
  gateway.rail === 'vietqr' ? testTransfer(gateway) : testCards(gateway.rail, gateway, by)

const sample = { orderReference: 'INNKEEPER-TEST', amount: 10_000 }

const testTransfer = (gateway: StoredGateway): readonly CheckFound[] => {
  const { bankBin, accountNumber, accountOwner } = gateway
  const formed = vietQrFields.safeParse({ bankBin, accountNumber, accountOwner }).success
  return [found('form', formed ? 'passed' : 'wrongForm'), found('code', readsBack(gateway) ? 'passed' : 'wrongCode')]
}

const readsBack = (gateway: StoredGateway): boolean => {
  try {
    return isDeepStrictEqual(
      transferCodes(gateway, sample).map(({ qr }) => readVietQr(qr)),
      transfersOf(gateway, sample),
    )
  } catch (error) {
    if (error instanceof CodeBroken) return false
    throw error
  }
}

const testCards = async (rail: CardRail, gateway: StoredGateway, by: TestWith): Promise<readonly CheckFound[]> => {
  const form = found('form', isFormed(rail, gateway) ? 'passed' : 'wrongForm')
  const secret = by.openSecret(gateway)
  if (secret === null) return [form, found('secret', 'unreadable')]
  const parameters = cardParameters(rail, gateway, secret, sampleAsked(by))
  return [
    form,
    found('secret', 'passed'),
    found('signature', signatureHolds[rail](parameters, secret) ? 'passed' : 'wrongSignature'),
    found('tampering', signatureHolds[rail](withMoreMoney(parameters), secret) ? 'wrongSignature' : 'passed'),
    rail === 'vnpay' ? await askVnpay(gateway, secret, by) : found('answer', 'noQueryAccount'),
  ]
}

const isFormed = (rail: CardRail, { merchantCode, accessCode }: StoredGateway): boolean =>
  rail === 'vnpay'
    ? vnpayFields.kept.safeParse({ merchantCode }).success
    : onepayFields.kept.safeParse({ merchantCode, accessCode }).success

const signatureHolds = { vnpay: vnpaySignatureHolds, onepay: onepaySignatureHolds } as const

const withMoreMoney = (parameters: GatewayParameters): GatewayParameters =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, name.endsWith('_Amount') ? `${value}0` : value]))

const sampleAsked = (by: TestWith): PaymentAsked => ({
  ...sample,
  words: orderWords(sample.orderReference),
  language: 'vi',
  address: by.address,
  returnUrl: by.returnUrl,
  now: by.now,
})

/** Asks for an order that does not exist: the answer "not found" proves that VNPAY accepts the code and the signature. */
const askVnpay = async (gateway: StoredGateway, secret: string, by: TestWith): Promise<CheckFound> => {
  const question = vnpayQuestion(
    { merchantCode: gateway.merchantCode, secret },
    {
      requestId: uuidv7().replaceAll('-', ''),
      orderReference: sample.orderReference,
      words: `Truy van ${sample.orderReference}`,
      paidAt: by.now,
      now: by.now,
      address: by.address,
    },
  )
  return vnpayFound(await by.network.askVnpay(gateway.mode, question))
}

const vnpayFound = (reply: GatewayAnswer): CheckFound => {
  if (reply.kind !== 'answered') return found('answer', reply.kind)
  const code = reply.answer['vnp_ResponseCode'] ?? ''
  return { ...found('answer', vnpayFindings[code] ?? 'refusedByGateway'), code }
}

/** VNPAY's answers: found, not found, unknown terminal code, wrong checksum. */
const vnpayFindings: Readonly<Record<string, CheckFound['finding']>> = {
  '00': 'passed',
  '91': 'passed',
  '02': 'unknownMerchant',
  '97': 'wrongSignature',
}

const found = (check: CheckFound['check'], finding: CheckFound['finding']): CheckFound => ({ check, finding, code: null })
