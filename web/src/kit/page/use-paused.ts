import { useEffect, useState } from 'react'

const pause = 250

/** A text once typing pauses. */
export const usePaused = (typed: string): string => {
  const [text, setText] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return text
}
