import { schemeCookie, schemes, type Scheme } from '@innkeeper/protocol/scheme'
import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'

type SchemeState = { readonly scheme: Scheme; readonly change: (scheme: Scheme) => void }

const storedName = 'colorScheme'
const systemIsDark = '(prefers-color-scheme: dark)'

const SchemeContext = createContext<SchemeState>({ scheme: 'light', change: () => undefined })

/** Shows everything inside in the light or the dark scheme: as chosen in this browser, otherwise as the system has it. */
export const SchemeProvider = ({ children }: { children: ReactNode }) => {
  const system = useSyncExternalStore(listen, systemScheme)
  const [chosen, setChosen] = useState(storedScheme)
  const scheme = chosen ?? system
  useEffect(() => {
    document.documentElement.dataset['mantineColorScheme'] = scheme
  }, [scheme])
  useEffect(() => {
    if (chosen !== null) tellGuide(chosen)
  }, [chosen])
  const state = useMemo(
    () => ({
      scheme,
      change: (next: Scheme) => {
        window.localStorage.setItem(storedName, next)
        setChosen(next)
      },
    }),
    [scheme],
  )
  return <SchemeContext value={state}>{children}</SchemeContext>
}

/** Whether the page is light or dark, and how to choose the other. */
export const useScheme = (): SchemeState => use(SchemeContext)

// The user guide runs no scripts, so the server reads the choice from this cookie.
const tellGuide = (scheme: Scheme): void => {
  document.cookie = `${schemeCookie}=${scheme}; Path=/help; Max-Age=31536000; SameSite=Lax`
}

const systemScheme = (): Scheme => (window.matchMedia(systemIsDark).matches ? 'dark' : 'light')

const storedScheme = (): Scheme | null => {
  const stored = window.localStorage.getItem(storedName)
  return schemes.find((scheme) => scheme === stored) ?? null
}

const listen = (changed: () => void): (() => void) => {
  const query = window.matchMedia(systemIsDark)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
