import { callAt, type CallPath } from '@innkeeper/protocol/catalogue'
import { promotionCalls } from '@innkeeper/protocol/calls/room-sale/promotion'
import type { Page } from 'playwright-core'
import { z } from 'zod'

const found = z.object({ data: z.array(z.object({ id: z.uuid() })).min(1) })
const detail = z.object({ data: z.looseObject({ active: z.boolean() }) })

/** Switches a promotion on that a journey before may have switched off; somebody who may change promotions is signed in. */
export const switchOn = async (page: Page, name: string): Promise<void> => {
  const token = await page.evaluate(() => localStorage.getItem('jwt'))
  const headers = { authorization: `Token ${token ?? ''}` }
  const send = async (path: CallPath, data: Record<string, string>): Promise<unknown> => {
    const { method } = callAt(path)
    const sent = method === 'GET' ? { params: data } : { data }
    return (await page.request.fetch(`/api/v2/hotel/${path}`, { method, headers, ...sent })).json()
  }
  const [first] = found.parse(await send('promotion/get-all', { text: name })).data
  const { data } = detail.parse(await send('promotion/detail', { id: first?.id ?? '' }))
  if (data.active) return
  const fields = Object.keys(promotionCalls['promotion/update'].input.shape)
  const input = { ...Object.fromEntries(fields.map((field) => [field, data[field]])), active: true }
  const answer = await page.request.post('/api/v2/hotel/promotion/update', { headers, data: input })
  if (!answer.ok()) throw new Error(`${name} was not switched on: ${await answer.text()}`)
}
