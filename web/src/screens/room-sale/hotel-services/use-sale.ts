import { say } from '@innkeeper/protocol/say'
import { useRef } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'

type Wanted = { readonly id: string; readonly active: boolean }

/** Puts one service on or off sale, and tells it by its name. */
export const useSale = (done?: () => void) => {
  const alerts = useAlerts()
  const name = useRef('')
  const change = useChange('service/change-status', {
    done: ({ active }) => {
      alerts.success(active ? nowOn : nowOff, { name: name.current })
      done?.()
    },
    failed: alerts.failure,
  })
  return {
    reason: change.reason,
    pending: change.pending,
    send: (wanted: Wanted, called: string) => {
      name.current = called
      change.send(wanted)
    },
  }
}

const nowOn = say('Dịch vụ {name} đang bán.', 'The service {name} is on sale.')
const nowOff = say('Dịch vụ {name} đã ngừng bán.', 'The service {name} is off sale.')
