import styles from './key-hint.module.css'

/** A key or a chord, as a reminder beside what it does. */
export const KeyHint = ({ keys }: { keys: string }) => (
  <kbd className={styles['keys']} aria-hidden>
    {keys}
  </kbd>
)
