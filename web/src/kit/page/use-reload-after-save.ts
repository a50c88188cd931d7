import { useEffect, useRef } from 'react'

/**
 * Reloads the page a second after a save, as the specification has it for the settings of the site and the letters. The drafts of other forms
 * are kept in the tab, so nothing that was typed elsewhere is lost; whoever leaves the screen first is not interrupted.
 */
export const useReloadAfterSave = (): (() => void) => {
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return () => void (timer.current = window.setTimeout(() => window.location.reload(), afterMilliseconds))
}

const afterMilliseconds = 1000
