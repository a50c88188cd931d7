import type { Saying, SayingValues } from '@innkeeper/protocol/say'
import { useEffect } from 'react'
import { useSay } from './language.tsx'

/** Names the browser's tab: what is shown, then the product. */
export function useTitle(title: Saying, values?: SayingValues): void {
  const words = useSay()(title, values)
  useEffect(() => {
    document.title = `${words} · Innkeeper`
  }, [words])
}
