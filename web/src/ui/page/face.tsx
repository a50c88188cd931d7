import { initials } from '@innkeeper/rules/text/initials'
import styles from './face.module.css'

/** A person's picture, or their initials. Their name is shown beside it, so this is hidden from screen readers. */
export const Face = ({ name, picture, large = false }: { name: string; picture: string | null; large?: boolean | undefined }) => (
  <span aria-hidden className={styles['face']} data-large={large}>
    {picture === null ? initials(name) : <img src={picture} alt="" />}
  </span>
)
