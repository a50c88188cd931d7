import { Icon } from '../look/icon.tsx'
import styles from './help-tip.module.css'
import { Tooltip } from './tooltip.tsx'

/** A small mark beside a word that says what the word means: on hover, on focus, on a tap. */
export const HelpTip = ({ words, label }: { words: string; label: string }) => (
  <Tooltip words={words}>
    <button type="button" className={styles['mark']} aria-label={`${label}: ${words}`}>
      <Icon name="info-circle" size={14} />
    </button>
  </Tooltip>
)
