import { initials } from '@innkeeper/rules/text/initials'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Desk } from '../../model/desk.ts'

/** Who made the operations in view, for the layer "who set this": two letters each, read as they come into view. */
export type Operators = {
  readonly nameOf: (operationNo: number) => string | undefined
  readonly ask: (operationNo: number, place: Asked) => void
  readonly listen: (changed: () => void) => () => void
  readonly count: () => number
}

type Asked = { readonly where: { readonly roomTypeId: string } | { readonly roomPlanId: string }; readonly night: string }

const mostEntries = 10

/** Remembers the people of operations; each is asked for once, through a night that it wrote. */
const createOperators = (desk: Pick<Desk, 'calls'>): Operators => {
  const names = new Map<number, string>()
  const asked = new Set<number>()
  const listeners = new Set<() => void>()
  return {
    nameOf: (operationNo) => names.get(operationNo),
    count: () => names.size,
    listen: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    ask: (operationNo, { where, night }) => {
      if (operationNo === 0 || asked.has(operationNo)) return
      asked.add(operationNo)
      desk.calls.history(where, night, mostEntries).then(
        (entries) => {
          for (const entry of entries) names.set(entry.operationNo, entry.person)
          for (const listener of listeners) listener()
        },
        () => asked.delete(operationNo),
      )
    },
  }
}

/** Two letters for who made an operation, or its number while that is not known; a new function when more is known. */
export const useOperators = (desk: Desk, wanted: boolean): ((operationNo: number) => string) => {
  const operators = useMemo(() => createOperators(desk), [desk])
  const known = useSyncExternalStore(operators.listen, operators.count)
  useEffect(() => {
    if (!wanted) return undefined
    const look = () => askInView(desk, operators)
    look()
    const stops = [desk.view.listen(look), desk.geometry.listen(look), desk.loader.state.listen(look)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [desk, operators, wanted])
  return useMemo(() => {
    const names = known > 0 ? operators : null
    return (operationNo) => {
      const name = names?.nameOf(operationNo)
      return name === undefined ? `#${operationNo}` : initials(name)
    }
  }, [operators, known])
}

const askInView = ({ view, geometry, store }: Desk, operators: Operators): void => {
  const { from, to, top, bottom } = view.get()
  for (const row of geometry.get().rows.slice(top, bottom + 1)) {
    const where = row.kind === 'plan' ? { roomPlanId: row.id } : { roomTypeId: row.id }
    for (let at = from; at <= to; at += 1) {
      const { version } = row.kind === 'plan' ? store.nights.rate(row.id, at) : store.nights.room(row.id, at)
      operators.ask(version, { where, night: store.calendar.days[at] ?? '' })
    }
  }
}
