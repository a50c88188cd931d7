/** Rates on a phone. */
export function PhoneRates() {
  return null
}
