import styles from './key-hint.module.css'

/** A key or a chord, as a reminder beside what it does. */
export function KeyHint({ keys }: { keys: string }) {
  return (
    <kbd className={styles['keys']} aria-hidden>
      {keys}
    </kbd>
  )
}
