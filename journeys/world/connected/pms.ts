import type { CallInput, CallOutput, CallPath } from '@innkeeper/protocol/catalogue'
import { envelope } from '@innkeeper/protocol/envelope'
import { urlOf } from '@innkeeper/protocol/url-of'
import { z } from 'zod'
import { ownProduct } from '../start/own-product.ts'
import type { Visitor } from '../visit.ts'

type ConnectedPath = Extract<CallPath, `connectivity/${string}`>

/** Calls the connectivity API as a connected system would; throws its refusal. */
export const askAsPms = async <P extends ConnectedPath>(path: P, input: CallInput<P>, key: string): Promise<CallOutput<P>> => {
  const headers = { 'content-type': 'application/json', authorization: `Connection ${key}`, 'idempotency-key': crypto.randomUUID() }
  const response = await fetch(ownProduct().url + urlOf(path), { method: 'POST', headers, body: JSON.stringify(input) })
  return answerIn(path, response)
}

/** Reads as a connected system would; throws its refusal. */
export const readAsPms = async <P extends ConnectedPath>(path: P, asked: Readonly<Record<string, string>>, key: string) => {
  const address = `${ownProduct().url}${urlOf(path)}?${String(new URLSearchParams(asked))}`
  return answerIn(path, await fetch(address, { headers: { authorization: `Connection ${key}` } }))
}

const answerIn = async <P extends ConnectedPath>(path: P, response: Response): Promise<CallOutput<P>> => {
  const answer = envelope.parse(await response.json())
  if (answer.responseCode !== 0) throw new Error(`${path}: ${answer.message}`)
  return z.custom<CallOutput<P>>().parse(answer.data)
}

/** The part of the screen that shows a connection. */
export const cardOf = ({ page }: Pick<Visitor, 'page'>, name: string) => page.getByRole('region', { name, exact: true })

/** Connects a system on the screen, with “ask before applying” or without, and maps a room and a plan of it; returns its key. */
export const connectPms = async (visitor: Visitor, name: string, { asks }: { readonly asks: boolean }): Promise<string> => {
  const { page, t } = visitor
  await page.goto('/u/0/connections')
  await page
    .getByRole('button', { name: t('Thêm kết nối', 'Add a connection') })
    .first()
    .click()
  await page.getByRole('textbox', { name: t('Tên kết nối', 'Name of the connection') }).fill(name)
  if (asks) await page.getByRole('checkbox', { name: t('Hỏi trước khi áp dụng', 'Ask before applying') }).check()
  await visitor.checkAccessibility()
  await page.getByRole('button', { name: t('Kết nối', 'Connect'), exact: true }).click()
  const key = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
  await page.getByRole('button', { name: t('Tôi đã lưu khoá', 'I have saved the key') }).click()
  const { rooms, plans } = await readAsPms('connectivity/rooms-and-plans', {}, key)
  const plan = plans.find(({ derived }) => !derived)
  const room = rooms.find(({ id }) => plan?.rooms.includes(id) === true)
  const codes = [
    { thing: 'room' as const, code: 'DLX', name: room?.name.vi ?? '' },
    { thing: 'plan' as const, code: 'BAR', name: plan?.name.vi ?? '' },
  ]
  await askAsPms('connectivity/name-codes', { codes }, key)
  // The line of what is not mapped yet moves the buttons below it.
  await cardOf(visitor, name).getByText(t('2 mã chưa ghép', 'Codes that mean no room or package yet: 2'), { exact: false }).waitFor()
  await cardOf(visitor, name)
    .getByRole('button', { name: t('Ghép mã phòng và gói', 'Map rooms and packages') })
    .click()
  await page.getByRole('button', { name: t('Lấy gợi ý', 'Take the suggestions') }).click()
  await page.getByRole('button', { name: t('Lưu mã', 'Save the codes') }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return key
}
