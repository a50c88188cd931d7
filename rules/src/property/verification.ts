// The number of hours in which the platform promises to verify what a property confirmed.
const verificationHours = 48

const hourMilliseconds = 3_600_000

/** The moment by which the platform promised to answer a property that has waited since `waitsSince`. */
export const verifiedBy = (waitsSince: Date): Date => new Date(waitsSince.getTime() + verificationHours * hourMilliseconds)
