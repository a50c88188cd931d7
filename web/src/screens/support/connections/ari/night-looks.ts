import type { ToldNightState } from '@innkeeper/protocol/words/connection/ari-words'
import type { IconName } from '#ui/look/icon.tsx'
import type { Tone } from '#ui/page/badge.tsx'

/** How each state of a night that is told to a connected system looks. */
export const nightLooks: Readonly<Record<ToldNightState, { readonly tone: Tone; readonly icon: IconName }>> = {
  pending: { tone: 'grey', icon: 'clock' },
  sent: { tone: 'grey', icon: 'refresh' },
  done: { tone: 'green', icon: 'check' },
  failed: { tone: 'red', icon: 'ban' },
  differs: { tone: 'amber', icon: 'ban' },
}
