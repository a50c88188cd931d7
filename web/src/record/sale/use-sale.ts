import type { Saying } from '@innkeeper/protocol/say'
import { useRef } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'

/** How a record is put on and off sale: its call, what is said afterwards, with its `{name}`, and what the act is called in a dialog. */
export type OnSale = {
  readonly path: 'service/change-status' | 'ticket-product/change-status'
  readonly nowOn: Saying
  readonly nowOff: Saying
  readonly takeOff: Saying
}

/** Puts a record on or off sale, and tells it by its name. */
export const useSale = ({ path, nowOn, nowOff }: Omit<OnSale, 'takeOff'>, done?: () => void) => {
  const alerts = useAlerts()
  const name = useRef('')
  const change = useChange(path, {
    done: ({ active }) => {
      alerts.success(active ? nowOn : nowOff, { name: name.current })
      done?.()
    },
    failed: alerts.failure,
  })
  return {
    reason: change.reason,
    pending: change.pending,
    send: (wanted: { readonly id: string; readonly active: boolean }, called: string) => {
      name.current = called
      change.send(wanted)
    },
  }
}
