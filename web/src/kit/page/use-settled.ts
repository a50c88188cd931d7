import { useEffect, useState } from 'react'

/** While somebody types, nothing is asked for so many milliseconds. */
const pause = 150

/** A text that is being typed, once it has rested for a moment. */
export const useSettled = (text: string): string => {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
