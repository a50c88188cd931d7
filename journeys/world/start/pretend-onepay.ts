import { createHmac } from 'node:crypto'
import type { Page } from 'playwright-core'
import { urlOf } from '@innkeeper/protocol/url-of'

/** The merchant of the journeys; invented, OnePAY never issued it. */
const merchant = { merchantCode: 'JOURNEY', accessCode: 'JOURNEY1', secret: '00112233445566778899AABBCCDDEEFF' }

/** What OnePAY was asked for: the parameters of the address at which a payer arrives there. */
export type AskedOfOnepay = URLSearchParams

/** A property's OnePAY takes real money; whoever is signed in at the page configures it, as the `authorization` of another property says. */
export const takeCards = async (page: Page, authorization?: string): Promise<void> => {
  const own = `Token ${(await page.evaluate(() => localStorage.getItem('jwt'))) ?? ''}`
  const send = async (path: 'payment-method/register' | 'gateway/setting-payment', data: object) =>
    page.request.post(urlOf(path), { headers: { authorization: authorization ?? own }, data })
  await send('payment-method/register', { mode: 'live', onepay: merchant })
  await send('gateway/setting-payment', { rail: 'onepay' })
}

/** OnePAY's signed word on a payment: `code` 0 where the money was taken; another secret makes it forged. */
export const onepayWord = (
  asked: AskedOfOnepay,
  {
    code = '0',
    number = '1',
    secret = merchant.secret,
  }: { readonly code?: string; readonly number?: string; readonly secret?: string } = {},
): string => {
  const word = {
    vpc_Amount: asked.get('vpc_Amount') ?? '',
    vpc_Card: 'VC',
    vpc_Merchant: merchant.merchantCode,
    vpc_MerchTxnRef: asked.get('vpc_MerchTxnRef') ?? '',
    vpc_TransactionNo: number,
    vpc_TxnResponseCode: code,
  }
  const signed = Object.entries(word)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  const hash = createHmac('sha256', Buffer.from(secret, 'hex')).update(signed).digest('hex').toUpperCase()
  return new URLSearchParams({ ...word, vpc_SecureHash: hash }).toString()
}
