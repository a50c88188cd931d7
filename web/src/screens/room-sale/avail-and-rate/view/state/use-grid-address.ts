import { isDay } from '@innkeeper/rules/days/day'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useAddress } from '#kit/page/use-address.ts'
import type { Desk } from '../../model/desk.ts'
import { nightsBefore } from '../../model/loading/pieces.ts'
import type { Zoom } from '../zoom.ts'

const address = z.object({
  from: z.string().catch(''),
  nights: z
    .enum(['14', '30', '60', '90'])
    .catch('30')
    .transform((text) => zoomOf[text]),
})
const zoomOf = { 14: 14, 30: 30, 60: 60, 90: 90 } as const

const rest = 400

/** The zoom and the first night in view, as the address says them; scrolling is written there when it rests. */
export const useGridAddress = (desk: Desk): { readonly zoom: Zoom; readonly changeZoom: (zoom: Zoom) => void; readonly start: number } => {
  const [{ from, nights }, change] = useAddress(address)
  const [first] = useState(from)
  const { calendar } = desk.store
  const start = isDay(first) ? calendar.at(first) : calendar.todayAt - nightsBefore
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = desk.view.listen(() => {
      clearTimeout(timer)
      timer = setTimeout(() => change({ from: desk.store.calendar.days[desk.view.get().from] ?? '' }), rest)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [desk, change])
  return { start, zoom: nights, changeZoom: (zoom) => change({ nights: zoom }) }
}
