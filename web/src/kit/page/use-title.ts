import type { Saying, SayingValues } from '@innkeeper/protocol/say'
import { useEffect, useLayoutEffect } from 'react'
import { useSay } from '../language/language.tsx'

/** Names the browser's tab: what is shown, then the product. */
export const useTitle = (title: Saying, values?: SayingValues): void => {
  const words = useSay()(title, values)
  useEffect(() => {
    document.title = `${words} · Innkeeper`
  }, [words])
}

/** Names the browser's tab after a screen until the screen itself names it more closely: its own effect comes later. */
export const useScreenTitle = (title: Saying | undefined): void => {
  const t = useSay()
  const words = title === undefined ? undefined : t(title)
  useLayoutEffect(() => {
    if (words !== undefined) document.title = `${words} · Innkeeper`
  }, [words])
}
