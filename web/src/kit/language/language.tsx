import { speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import { changeLanguage } from './language-choice.ts'

type LanguageState = { readonly language: Language; readonly change: (language: Language) => void }

const LanguageContext = createContext<LanguageState>({ language: 'vi', change: changeLanguage })

/** Provides the language to everything inside, and stores another one when a person chooses it. */
export const LanguageProvider = ({ start, changed, children }: { start: Language; changed?: () => void; children: ReactNode }) => {
  const [language, setLanguage] = useState(start)
  const state = useMemo(
    () => ({
      language,
      change: (next: Language) => {
        changeLanguage(next)
        setLanguage(next)
        changed?.()
      },
    }),
    [language, changed],
  )
  return <LanguageContext value={state}>{children}</LanguageContext>
}

/** The language shown now, and how to choose the other one. */
export const useLanguage = (): LanguageState => use(LanguageContext)

/** Translates a saying into the current language: `t(saying, values)`. */
export type Say = (saying: Saying, values?: SayingValues) => string

/** How a component translates its texts: `const t = useSay()`, then `t(saying, values)`. */
export const useSay = (): Say => {
  const { language } = useLanguage()
  return useCallback((saying, values) => speak(saying, language, values), [language])
}
