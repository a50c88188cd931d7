import { initials } from '@innkeeper/rules/text/initials'
import styles from './face.module.css'

/** A person: their picture, or the letters of their name. What says whose face it is stands beside it. */
export const Face = ({ name, picture, large = false }: { name: string; picture: string | null; large?: boolean | undefined }) => (
  <span aria-hidden className={styles['face']} data-large={large}>
    {picture === null ? initials(name) : <img src={picture} alt="" />}
  </span>
)
