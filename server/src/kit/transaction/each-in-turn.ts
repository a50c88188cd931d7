/** Runs `act` for each item, one after the other; a failure does not stop the others and is thrown at the end. */
export const eachInTurn = async <T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> => {
  const failures: unknown[] = []
  for (const item of items) await act(item).catch((error: unknown) => void failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${items.length} failed`)
}
