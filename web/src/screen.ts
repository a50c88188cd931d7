import type { FunctionCode } from '@innkeeper/protocol/access'
import type { Saying } from '@innkeeper/protocol/say'
import type { ComponentType } from 'react'

/** One screen: where it is, in which layout, what it is called, which function codes it needs, and how it is loaded. */
export type Screen = {
  /** As the specification spells it; `$name` stands for a part that varies. */
  readonly path: `/${string}`
  readonly title: Saying
  readonly codes: readonly FunctionCode[]
  readonly load: () => Promise<ComponentType>
  /** Opens with the menu as a rail. */
  readonly wantsRoom?: boolean
}
