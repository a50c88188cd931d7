import type { Language } from '@innkeeper/protocol/say'
import { useLanguage } from './language.tsx'
import { useSession } from '../session/session-context.ts'
import { useAlerts } from '../alerts/use-alerts.ts'
import { useChange } from '../calls/use-change.ts'

/** Changes the language of this browser's screens, and of the letters to the signed-in person. */
export const useChooseLanguage = (): ((language: Language) => void) => {
  const { change } = useLanguage()
  const { user } = useSession()
  const alerts = useAlerts()
  const letters = useChange('profile/language', { failed: alerts.failure })
  return (language) => {
    change(language)
    if (user !== null) letters.send({ language })
  }
}
