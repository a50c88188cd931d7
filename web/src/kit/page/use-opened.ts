import { z } from 'zod'
import { useAddress, useHrefOf } from './use-address.ts'

const schema = z.object({ open: z.string().catch('') })

/** What of a list is open in a dialog. It stands in the address, so that a row is a link. */
export type Opened = {
  /** Empty where nothing is open. */
  readonly id: string
  /** The address that opens it. */
  readonly to: (id: string) => string
  readonly close: () => void
}

/** Which row of a list is open in a dialog, as the address says it. */
export const useOpened = (): Opened => {
  const [{ open }, change] = useAddress(schema)
  const hrefOf = useHrefOf(schema)
  return { id: open, to: (id) => hrefOf({ open: id }), close: () => change({ open: '' }) }
}
