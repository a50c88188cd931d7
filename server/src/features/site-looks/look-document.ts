import { lookFields } from '@innkeeper/protocol/calls/support/site-look-fields'
import type { SiteLook } from '@innkeeper/rules/site-look/site-look'
import { z } from 'zod'

/**
 * A look as it is stored. A change of its shape takes the next `shape`, and an upgrade of the older ones here: what was published is never
 * written again.
 */
const lookDocument = z.object({ shape: z.literal(1), look: lookFields })

/** A look as it is stored and answered. */
export type StoredLook = z.output<typeof lookFields>

/** The look in a stored document, brought to today's shape; throws where it has none of the shapes that were ever written. */
export const readLook = (stored: unknown): StoredLook => lookDocument.parse(stored).look

/** The document to store a look as. */
export const writeLook = (look: StoredLook): string => JSON.stringify({ shape: 1, look } satisfies z.input<typeof lookDocument>)

/** A look of the rules, to be stored. */
export const asStored = (look: SiteLook): StoredLook => lookFields.parse(look)
