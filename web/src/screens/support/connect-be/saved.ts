import type { Saying, SayingValues } from '@innkeeper/protocol/say'

/** Says that something was saved; the page reloads afterwards. */
export type Saved = (words: Saying, values?: SayingValues) => void
