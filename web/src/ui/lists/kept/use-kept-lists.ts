import { useMemo } from 'react'
import { z } from 'zod'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useAddress } from '#kit/page/use-address.ts'

/** A view that a person keeps: its name, and the address that shows it. */
export type KeptView = { readonly id: string; readonly name: string; readonly address: string }

/** What a person keeps of a list, and which of its columns are hidden now. */
export type KeptList = {
  /** Not read yet: which columns are to be shown is not known. */
  readonly loading: boolean
  readonly views: readonly KeptView[]
  readonly hidden: readonly string[]
  readonly hide: (keys: readonly string[]) => void
}

const freshFor = 300_000
const hideSchema = z.object({ hide: z.array(z.string()).catch([]) })

/** In an address, that no column is hidden: one that names none leaves it to what the person has chosen. */
const noColumn = '-'

/** What a person keeps of a list. Columns that the address names come before those that the person has chosen, so that a view shows its own. */
export const useKeptList = (list: string): KeptList => {
  const { data, loading } = useRead('list-view/get-all', {}, { freshFor })
  const choose = useChange('list-view/choose-columns', { failed: useAlerts().failure })
  const [{ hide: inAddress }, changeAddress] = useAddress(hideSchema)
  const chosen = data?.columns.find((one) => one.list === list)?.hidden
  const hidden = useMemo(() => (inAddress.length > 0 ? inAddress.filter((key) => key !== noColumn) : (chosen ?? [])), [inAddress, chosen])
  return {
    loading,
    views: data?.views.filter((view) => view.list === list) ?? [],
    hidden,
    hide: (keys) => (inAddress.length > 0 ? changeAddress({ hide: namedIn(keys) }) : choose.send({ list, hidden: [...keys] })),
  }
}

/** The address of a view: filter, order, and every column that is hidden. */
export const viewAddress = (narrowing: string, hidden: readonly string[]): string => {
  const params = new URLSearchParams(narrowing)
  for (const key of namedIn(hidden.toSorted())) params.append('hide', key)
  return params.toString()
}

const namedIn = (keys: readonly string[]): string[] => (keys.length === 0 ? [noColumn] : [...keys])
