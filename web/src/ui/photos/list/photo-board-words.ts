import type { Saying } from '@innkeeper/protocol/say'

/** What a board says of whose photos it shows. */
export type PhotoBoardWords = {
  /** What the list is called. */
  readonly title: Saying
  readonly empty: Saying
  readonly save: Saying
  readonly saved: Saying
  /** Why somebody may look only. */
  readonly mayNotChange: Saying
  /** Shown while there are fewer photos than needed; `{missing}` counts them. */
  readonly fewer?: { readonly words: Saying; readonly least: number }
}
