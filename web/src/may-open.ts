import { holdsAll } from '@innkeeper/protocol/access'
import type { PropertyKind } from '@innkeeper/rules/property/property-kind'
import type { Screen } from './screen.ts'

/** Who wants to open a screen: the rights, and the kind of the property that they are at. */
export type Opener = { readonly codes: ReadonlySet<string>; readonly kind?: PropertyKind | undefined }

/** Whether a screen belongs to a kind of property: a park has no rooms, a hotel no tickets. */
export const isOfKind = ({ only }: Pick<Screen, 'only'>, kind: PropertyKind = 'hotel'): boolean => only === undefined || only === kind

/** Whether somebody may open a screen: they hold all of its codes, and their property has it. */
export const mayOpen = (screen: Screen, { codes, kind }: Opener): boolean => isOfKind(screen, kind) && holdsAll(codes, screen.codes)
