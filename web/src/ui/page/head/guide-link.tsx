import { guideUrl, type GuidePage } from '@innkeeper/protocol/guide'
import { say } from '@innkeeper/protocol/say'
import { useMatches } from '@tanstack/react-router'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import styles from './guide-link.module.css'
import { Icon } from '../../look/icon.tsx'
import { Tooltip } from '../../buttons/tooltip.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page of the user guide about this route's screen. */
    readonly guide?: GuidePage
  }
}

/** The question mark of a screen: opens its page of the user guide in a tab of its own. */
export const GuideLink = () => {
  const t = useSay()
  const { language } = useLanguage()
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.guide })
  if (page === undefined) return null
  return (
    <Tooltip words={t(words)}>
      <a className={styles['link']} href={guideUrl(language, page)} target="_blank" rel="noreferrer" aria-label={t(words)}>
        <Icon name="help-circle" size={18} />
      </a>
    </Tooltip>
  )
}

const words = say('Hướng dẫn về màn hình này (mở thẻ mới)', 'Guide to this screen (opens a new tab)')
