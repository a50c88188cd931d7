/** A moment in the format of Vietnamese gateways: year to second without separators, in Vietnam's time zone. */
export const stampOf = (moment: Date): string => new Date(moment.getTime() + 7 * 3_600_000).toISOString().replaceAll(/\D/g, '').slice(0, 14)
