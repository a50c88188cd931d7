import type { Saying } from '@innkeeper/protocol/say'
import type { JumpTarget } from './jump-targets.ts'

/** The targets of one kind, under its name. */
type JumpGroup = { readonly words: Saying; readonly targets: readonly JumpTarget[] }

/** The targets by group, each group where its first target stands. */
export const jumpGroups = (targets: readonly JumpTarget[]): readonly JumpGroup[] =>
  [...Map.groupBy(targets, ({ group }) => group)].map(([words, members]) => ({ words, targets: members }))
