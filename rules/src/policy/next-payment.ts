/** A payment that is due: by when (null is at the hotel), and how much of it is still to be paid. */
export type DuePayment<Moment> = { readonly dueAt: Moment | null; readonly amount: number }

/** What is to be paid next, of payments in their order of which so much is paid; null when all of it is. */
export function nextPayment<Moment>(payments: readonly DuePayment<Moment>[], paid: number): DuePayment<Moment> | null {
  let due = 0
  for (const { dueAt, amount } of payments) {
    due += amount
    if (due > paid) return { dueAt, amount: due - paid }
  }
  return null
}
