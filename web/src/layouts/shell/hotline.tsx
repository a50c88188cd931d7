import { hotline } from '@innkeeper/protocol/words/platform/hotline'
import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { Icon } from '#ui/look/icon.tsx'
import styles from './menu/left-menu.module.css'

/** The hotline: the last line of the support group, or at the foot of a menu without that group. */
export const Hotline = ({ rail = false }: { rail?: boolean }) => {
  const t = useSay()
  const number = `tel:${hotline.replaceAll(' ', '')}`
  return (
    <a href={number} className={styles['hotline']} aria-label={t(callHotline, { hotline })}>
      <Icon name="phone" size={18} />
      {!rail && (
        <span>
          {t(hotlineWords)} <strong>{hotline}</strong>
        </span>
      )}
    </a>
  )
}

const hotlineWords = say('Tổng đài', 'Hotline')
const callHotline = say('Gọi tổng đài {hotline}', 'Call the hotline {hotline}')
