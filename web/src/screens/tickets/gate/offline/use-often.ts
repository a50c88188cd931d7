import { useEffect, useEffectEvent } from 'react'

/** Runs something now, every so many milliseconds, and as soon as the network is back. */
export const useOften = (run: () => void, every: number): void => {
  const runNow = useEffectEvent(run)
  useEffect(() => {
    const again = () => runNow()
    again()
    const timer = setInterval(again, every)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [every])
}
