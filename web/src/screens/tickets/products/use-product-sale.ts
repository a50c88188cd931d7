import { say } from '@innkeeper/protocol/say'
import { useRef } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'

/** Puts a product on or off sale, and tells it by its name. */
export const useProductSale = (done?: () => void) => {
  const alerts = useAlerts()
  const name = useRef('')
  const change = useChange('ticket-product/change-status', {
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

const nowOn = say('Sản phẩm {name} đang bán.', 'The product {name} is on sale.')
const nowOff = say('Sản phẩm {name} đã ngừng bán.', 'The product {name} is off sale.')
