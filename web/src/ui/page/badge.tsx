import type { Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import styles from './badge.module.css'
import { Icon, type IconName } from '../look/icon.tsx'

/** The colours of states; each stands with a word and a glyph, never alone. */
export type Tone = 'amber' | 'green' | 'red' | 'dark' | 'grey' | 'violet' | 'rose' | 'cham'

/** How a state is shown. */
export type StateLook = { readonly words: Saying; readonly tone: Tone; readonly icon: IconName }

/** A state: its glyph and its word, 22 px high. */
export const Badge = ({ state }: { state: StateLook }) => {
  const t = useSay()
  return (
    <span className={styles['badge']} data-tone={state.tone}>
      <Icon name={state.icon} size={12} />
      {t(state.words)}
    </span>
  )
}
