import { heldStateWords } from '@innkeeper/protocol/words/connection/held-words'
import type { HeldState } from '@innkeeper/rules/connection/held-push'
import type { IconName } from '../look/icon.tsx'
import { Badge, type Tone } from '../page/badge.tsx'

/** The state of a message that a person has to confirm. */
export const HeldBadge = ({ state }: { state: HeldState }) => <Badge state={{ words: heldStateWords[state], ...looks[state] }} />

const looks: Readonly<Record<HeldState, { readonly tone: Tone; readonly icon: IconName }>> = {
  waiting: { tone: 'amber', icon: 'clock' },
  confirmed: { tone: 'green', icon: 'check' },
  declined: { tone: 'grey', icon: 'ban' },
  expired: { tone: 'grey', icon: 'ban' },
}
