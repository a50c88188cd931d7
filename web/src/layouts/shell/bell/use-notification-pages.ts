import { useState } from 'react'
import { useReads } from '#kit/calls/use-read.ts'
import { firstNotifications, type Notification } from './use-notifications.ts'

/** The bell's list: "starts at 5, plus 5 each time", to its end. */
export const useNotificationPages = () => {
  const [count, setCount] = useState(1)
  const { limit } = firstNotifications
  const pages = Array.from({ length: count }, (_, page) => ({ limit, offset: page * limit }))
  const { data, error, again } = useReads('notification/show', pages)
  const whole = data.flatMap((page) => page?.notifications ?? [])
  return {
    list: eachOnce(whole),
    loading: data.some((page) => page === undefined) && error === null,
    error,
    again,
    more: data.findLast((page) => page !== undefined)?.more === true ? () => setCount(count + 1) : null,
  }
}

// One that has just come moves the others on, and until every page has been read again one may stand on two of them.
const eachOnce = (notifications: readonly Notification[]): readonly Notification[] => [
  ...new Map(notifications.map((one) => [one.key, one])).values(),
]
