import { z } from 'zod'
import { useAddress, useHrefOf } from './use-address.ts'

const schema = z.object({ open: z.string().catch('') })

/** The row of a list that is open in a dialog. Its id is in the address, so that each row is a link. */
export type Opened = {
  /** Empty if nothing is open. */
  readonly id: string
  /** The address that opens it. */
  readonly to: (id: string) => string
  readonly close: () => void
}

/** The row of a list that is open in a dialog, read from the address. */
export const useOpened = (): Opened => {
  const [{ open }, change] = useAddress(schema)
  const hrefOf = useHrefOf(schema)
  return { id: open, to: (id) => hrefOf({ open: id }), close: () => change({ open: '' }) }
}
