import { useEffect, useState } from 'react'
import type { Watched } from '../../model/watched.ts'

const apart = 150

/**
 * A watched value that may change with each frame, and a new rendering only a few times a second: the first change at once, the last one
 * always. Words that run along with a scrolled grid cannot be read any sooner, and drawing them anew takes time from each frame.
 */
export const useUnhurried = <V>(source: Watched<V>): V => {
  const [shown, setShown] = useState(source.get)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let taken: V | undefined
    const take = () => {
      taken = source.get()
      setShown(taken)
      timer = setTimeout(rested, apart)
    }
    const rested = () => {
      timer = undefined
      if (!Object.is(taken, source.get())) take()
    }
    const stop = source.listen(() => {
      if (timer === undefined) take()
    })
    take()
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [source])
  return shown
}
