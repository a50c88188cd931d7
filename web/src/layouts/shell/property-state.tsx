import { say } from '@innkeeper/protocol/say'
import type { PropertyState } from '@innkeeper/rules/property/property-states'
import { propertyStates } from '@innkeeper/rules/property/property-states'
import { useSay } from '../../kit/language.tsx'
import { Badge, type StateLook } from '../../ui/badge.tsx'
import styles from './top-bar.module.css'

/** The state of a property beside its name; as plain words where there is little room. */
export function PropertyStateBadge({ state, plain = false }: { state: string; plain?: boolean }) {
  const t = useSay()
  const known = propertyStates.find((candidate) => candidate === state)
  if (known === undefined) return null
  return plain ? <span className={styles['state']}>{t(looks[known].words)}</span> : <Badge state={looks[known]} />
}

const looks: Readonly<Record<PropertyState, StateLook>> = {
  create: { words: say('Đang tạo', 'Being set up'), tone: 'grey', icon: 'edit' },
  'wait confirm': { words: say('Chờ xác nhận', 'Awaiting confirmation'), tone: 'amber', icon: 'clock' },
  'wait approve': { words: say('Chờ duyệt', 'Awaiting approval'), tone: 'amber', icon: 'clock' },
  approved: { words: say('Đã duyệt', 'Approved'), tone: 'cham', icon: 'circle-check' },
  'sent back': { words: say('Bị trả lại', 'Sent back'), tone: 'red', icon: 'arrow-back-up' },
  onsite: { words: say('Đang bán', 'On sale'), tone: 'green', icon: 'circle-check' },
  offsite: { words: say('Ngừng bán', 'Off sale'), tone: 'grey', icon: 'ban' },
}
