/** The most that banks transfer instantly (NAPAS 247), in dong; a larger amount is split into several transfers. */
export const instantTransferLimit = 499_999_999

/** Splits an amount in whole dong into the fewest instant transfers, as equal as possible; the first ones get the remainder. */
export const splitTransfer = (amount: number): readonly number[] => {
  const count = Math.max(1, Math.ceil(amount / instantTransferLimit))
  const least = Math.floor(amount / count)
  return Array.from({ length: count }, (_, index) => least + (index < amount % count ? 1 : 0))
}
