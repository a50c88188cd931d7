import { useEffect, useState } from 'react'

const every = 15_000

/** The present moment in milliseconds, for clocks that count in minutes. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [])
  return now
}
