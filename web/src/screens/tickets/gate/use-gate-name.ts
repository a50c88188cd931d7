import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { useSay } from '#kit/language/language.tsx'

const kept = 'gateName'

/** The name of the gate where this phone is: kept in this browser, because a phone stays at its gate. */
export const useGateName = () => {
  const t = useSay()
  const [name, setName] = useState(() => window.localStorage.getItem(kept) ?? '')
  const rename = (next: string) => {
    window.localStorage.setItem(kept, next)
    setName(next)
  }
  return { name: name.trim() === '' ? t(unnamed) : name.trim(), typed: name, rename }
}

const unnamed = say('Cổng chính', 'Main gate')
