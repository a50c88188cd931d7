import { propertyStateWords } from '@innkeeper/protocol/words/property/property-words'
import { propertyStates, type PropertyState } from '@innkeeper/rules/property/property-states'
import { Badge, type Tone } from '../page/badge.tsx'
import type { IconName } from '../look/icon.tsx'

/** The state of a property's life; nothing where the text is no state. */
export const PropertyBadge = ({ state }: { state: string }) => {
  const known = propertyStates.find((candidate) => candidate === state)
  return known === undefined ? null : <Badge state={{ words: propertyStateWords[known], ...looks[known] }} />
}

const looks: Readonly<Record<PropertyState, { readonly tone: Tone; readonly icon: IconName }>> = {
  create: { tone: 'grey', icon: 'edit' },
  'wait confirm': { tone: 'amber', icon: 'clock' },
  'wait approve': { tone: 'amber', icon: 'clock' },
  approved: { tone: 'cham', icon: 'circle-check' },
  'sent back': { tone: 'red', icon: 'arrow-back-up' },
  onsite: { tone: 'green', icon: 'circle-check' },
  offsite: { tone: 'grey', icon: 'ban' },
}
