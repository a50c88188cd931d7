/** A moment as Vietnamese gateways write it: year to second without separators, on Vietnam's clock. */
export const stampOf = (moment: Date): string => new Date(moment.getTime() + 7 * 3_600_000).toISOString().replaceAll(/\D/g, '').slice(0, 14)
