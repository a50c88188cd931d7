import { todayIn, type Day } from '@innkeeper/rules/days/day'
import { useEffect, useState } from 'react'
import { useSession } from '../session/session-context.ts'

/** Today's date where the property is: looked at each minute, and when the page is seen again, since a hidden page's clock may stand. */
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
