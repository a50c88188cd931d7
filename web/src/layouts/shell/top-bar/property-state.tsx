import { propertyStateWords } from '@innkeeper/protocol/words/property/property-words'
import { propertyStates } from '@innkeeper/rules/property/property-states'
import { useSay } from '#kit/language/language.tsx'
import { PropertyBadge } from '#ui/property/property-badge.tsx'
import styles from './top-bar.module.css'

/** The state of a property beside its name; as plain words where there is little room. */
export const PropertyStateBadge = ({ state, plain = false }: { state: string; plain?: boolean }) => {
  const t = useSay()
  const known = propertyStates.find((candidate) => candidate === state)
  if (known === undefined) return null
  return plain ? <span className={styles['state']}>{t(propertyStateWords[known])}</span> : <PropertyBadge state={known} />
}
