import type { Saying, SayingValues } from '@innkeeper/protocol/say'
import { useEffect, useLayoutEffect } from 'react'
import { useSay } from '../language/language.tsx'

/** Sets the title of the browser's tab: what is shown, then the product's name. */
export const useTitle = (title: Saying, values?: SayingValues): void => {
  const words = useSay()(title, values)
  useEffect(() => {
    document.title = `${words} · Innkeeper`
  }, [words])
}

/**
 * Sets the title of the browser's tab to a screen's title. The screen may then set a more precise one, because its own effect runs later.
 */
export const useScreenTitle = (title: Saying | undefined): void => {
  const t = useSay()
  const words = title === undefined ? undefined : t(title)
  useLayoutEffect(() => {
    if (words !== undefined) document.title = `${words} · Innkeeper`
  }, [words])
}
