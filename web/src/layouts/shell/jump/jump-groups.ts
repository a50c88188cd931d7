import type { Saying } from '@innkeeper/protocol/say'
import type { JumpTarget } from './jump-targets.ts'
import type { RecentJump } from './recent-jumps.ts'

/** The targets of one kind, under its name. */
type JumpGroup = { readonly words: Saying; readonly targets: readonly JumpTarget[] }

/** The targets by group, each group where its first target stands; in each, where the person went lately comes first. */
export const jumpGroups = (targets: readonly JumpTarget[], recent: readonly RecentJump[]): readonly JumpGroup[] => {
  const placeOf = ({ to }: JumpTarget) => {
    const place = recent.findIndex((jump) => jump.to === to)
    return place < 0 ? recent.length : place
  }
  return [...Map.groupBy(targets, ({ group }) => group)].map(([words, members]) => ({
    words,
    targets: members.toSorted((one, other) => placeOf(one) - placeOf(other)),
  }))
}
