import type { FunctionCode } from '@innkeeper/protocol/access'
import type { GuidePage } from '@innkeeper/protocol/guide'
import type { Saying } from '@innkeeper/protocol/say'
import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import type { ComponentType } from 'react'

/** One screen: where it is, what it is called, which function codes it needs, and which page of the user guide explains it. */
export type Screen<Path extends string = string> = {
  /** As the specification spells it; `$name` stands for a part that varies. */
  readonly path: Path
  readonly title: Saying
  readonly codes: readonly FunctionCode[]
  /** The only kind of property that has it; the menu, the search, the links and the address follow it. */
  readonly only?: PropertyKind
  /** The page of the user guide that its question mark opens. */
  readonly guide: GuidePage
  /** Opens with the menu as a rail. */
  readonly wantsRoom?: boolean
}

/** Loads the component of a screen. */
export type LoadScreen = () => Promise<ComponentType>

/** One loader for each screen of a table: a screen without a loader does not compile. */
export type Loaders<Table extends readonly Screen[]> = Readonly<Record<Table[number]['path'], LoadScreen>>
