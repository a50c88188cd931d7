import { todayIn, type Day } from '@innkeeper/rules/days/day'
import { useEffect, useState } from 'react'
import { useSession } from '../session/session-context.ts'

/**
 * Today's date at the property. It is checked every minute, and when the page becomes visible again, because timers of a hidden page may
 * stop.
 */
export const useToday = (): Day => {
  const { timeZone } = useSession()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const look = () => setNow(new Date())
    const timer = setInterval(look, 60_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return todayIn(timeZone, now)
}
