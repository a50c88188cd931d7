import { neededWords } from '@innkeeper/protocol/functions/function-words'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import type { Screen } from '#screen.ts'
import { AstrayPage } from './astray-page.tsx'

/** In place of a screen that the person may not open: the screen's name, which rights are missing, and who can give them. */
export const LackingRight = ({ screen }: { screen: Screen }) => {
  const t = useSay()
  const { codes } = useSession()
  return (
    <AstrayPage title={screen.title} icon="lock">
      {t(neededWords(screen.codes.filter((code) => !codes.has(code))))} {t(ownerGives)}
    </AstrayPage>
  )
}

/** In place of a property's first screen, for whoever may open none. */
export const NoScreenAllowed = () => {
  const t = useSay()
  return (
    <AstrayPage title={noScreen} icon="lock">
      {t(noScreenWords)} {t(ownerGives)}
    </AstrayPage>
  )
}

const ownerGives = say('Chủ sở hữu cấp được quyền này.', 'The owner can give this right.')
const noScreen = say('Chưa có màn hình nào', 'No screen yet')
const noScreenWords = say('Tài khoản này chưa được mở màn hình nào ở đây.', 'This account has no right to any screen here.')
