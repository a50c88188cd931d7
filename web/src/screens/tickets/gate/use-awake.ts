import { useEffect } from 'react'

/** Keeps the phone's screen on while the page is shown, where the browser can and allows it. */
export const useAwake = (): void => {
  useEffect(() => {
    let kept: WakeLockSentinel | undefined
    let over = false
    const keep = async (): Promise<void> => {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      const lock = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (over) void lock?.release()
      else kept = lock
    }
    // The browser lets go of it whenever the page is hidden.
    const keepAgain = () => void keep()
    keepAgain()
    document.addEventListener('visibilitychange', keepAgain)
    return () => {
      over = true
      void kept?.release()
      document.removeEventListener('visibilitychange', keepAgain)
    }
  }, [])
}
