// Within how many hours the platform promises to verify what a property confirmed.
const verificationHours = 48

const hourMilliseconds = 3_600_000

/** Until when the platform promised to answer a property that has waited since then. */
export function verifiedBy(waitsSince: Date): Date {
  return new Date(waitsSince.getTime() + verificationHours * hourMilliseconds)
}
