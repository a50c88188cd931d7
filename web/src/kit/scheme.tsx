import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'

/** Light or dark. */
export type Scheme = 'light' | 'dark'

type SchemeState = { readonly scheme: Scheme; readonly change: (scheme: Scheme) => void }

const storedName = 'colorScheme'
const systemIsDark = '(prefers-color-scheme: dark)'

const SchemeContext = createContext<SchemeState>({ scheme: 'light', change: () => undefined })

/** Draws everything inside light or dark: as chosen in this browser, else as the system is. */
export function SchemeProvider({ children }: { children: ReactNode }) {
  const system = useSyncExternalStore(listen, systemScheme)
  const [chosen, setChosen] = useState(storedScheme)
  const scheme = chosen ?? system
  useEffect(() => {
    document.documentElement.dataset['mantineColorScheme'] = scheme
  }, [scheme])
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

const systemScheme = (): Scheme => (window.matchMedia(systemIsDark).matches ? 'dark' : 'light')

function storedScheme(): Scheme | null {
  const stored = window.localStorage.getItem(storedName)
  return stored === 'light' || stored === 'dark' ? stored : null
}

function listen(changed: () => void): () => void {
  const query = window.matchMedia(systemIsDark)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
