import { todayIn, type Day } from '@innkeeper/rules/days/day'
import { useEffect, useState } from 'react'
import { useSession } from '../session/session-context.ts'

/** Today's date where the property is. */
export const useToday = (): Day => {
  const { timeZone } = useSession()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return todayIn(timeZone, now)
}
