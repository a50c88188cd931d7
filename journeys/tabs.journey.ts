import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { bookCheapest } from './world/agent.ts'
import { comeAs } from './world/sign-in.ts'
import { useBrowser, type Visitor } from './world/visit.ts'

const { visit } = useBrowser()

/** The bookings of one guest, whatever else has changed. */
const guest = 'Lý Thị Ba Thẻ'
const list = `/u/0/booking/list-booking?text=${encodeURIComponent(guest)}`

describe('three tabs of one browser', () => {
  test('hear of a booking over one line; when the tab that holds it closes, another takes it over', async () => {
    const visitor = await visit({ language: 'vi' })
    await comeAs(visitor, 'owner')
    const lines = countLines(visitor)
    await visitor.page.goto(list)
    const others = [await visitor.context.newPage(), await visitor.context.newPage()]
    for (const tab of others) await tab.goto(list)
    const tabs = [visitor.page, ...others]
    for (const tab of tabs) await tab.getByRole('heading', { name: 'Đặt phòng', level: 1 }).waitFor()
    await expect.poll(lines.open).toBe(1)

    const first = await bookCheapest('HAIAU', { days: 220, nights: 1, guest })
    for (const tab of tabs) await tab.getByRole('row', { name: new RegExp(first.booking.code, 'u') }).waitFor()
    expect(lines.open()).toBe(1)

    const holder = tabs.find((tab) => lines.heldBy() === tab)
    await holder?.close()
    const left = tabs.filter((tab) => tab !== holder)
    expect(left).toHaveLength(2)
    await expect.poll(lines.open).toBe(1)
    const second = await bookCheapest('HAIAU', { days: 222, nights: 1, guest })
    for (const tab of left) await tab.getByRole('row', { name: new RegExp(second.booking.code, 'u') }).waitFor()
    expect(lines.open()).toBe(1)
    await visitor.context.close()
  })
})

/** Counts the live connections of a browser over all its tabs. */
const countLines = ({ context }: Visitor) => {
  const open = new Map<object, Page>()
  const isLine = (url: string) => url.endsWith('/api/v2/hotel/live')
  context.on('response', (response) => void (isLine(response.url()) && open.set(response.request(), response.frame().page())))
  context.on('requestfinished', (request) => void open.delete(request))
  context.on('requestfailed', (request) => void open.delete(request))
  // A closed tab reports no end.
  const held = () => [...open.values()].filter((tab) => !tab.isClosed())
  return { open: () => held().length, heldBy: () => held()[0] }
}
