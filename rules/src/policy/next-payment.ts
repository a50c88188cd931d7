/** A payment that is due: its deadline (null is at the hotel), and how much of it is still to be paid. */
export type DuePayment<Moment> = { readonly dueAt: Moment | null; readonly amount: number }

/** The next payment to make, given the payments in order and how much is paid; null when everything is paid. */
export const nextPayment = <Moment>(payments: readonly DuePayment<Moment>[], paid: number): DuePayment<Moment> | null => {
  let due = 0
  for (const { dueAt, amount } of payments) {
    due += amount
    if (due > paid) return { dueAt, amount: due - paid }
  }
  return null
}
