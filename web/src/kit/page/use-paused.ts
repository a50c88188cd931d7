import { useEffect, useState } from 'react'

const pause = 250

/** The typed text, updated when the person pauses typing. */
export const usePaused = (typed: string): string => {
  const [text, setText] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return text
}
