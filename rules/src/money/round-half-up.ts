/**
 * The exact quotient of two integers, halves rounded away from zero: 12.5 becomes 13 and −12.5 becomes −13, so a discount rounds like a
 * surcharge of the same size. Throws a RangeError for a zero divisor, for anything that is not an integer, and when the result is not a
 * safe integer.
 */
export const roundHalfUp = (numerator: number | bigint, denominator: number | bigint): number => {
  const top = BigInt(numerator)
  const bottom = BigInt(denominator)
  const negative = top < 0n !== bottom < 0n
  const doubled = 2n * size(top)
  const quotient = (doubled + size(bottom)) / (2n * size(bottom))
  return safe(negative ? -quotient : quotient)
}

/**
 * `amount × multiplier ÷ divisor`, halves rounded away from zero; the product may be larger than a safe integer. The three are integers and
 * the divisor is positive; throws a RangeError otherwise.
 */
export const multiplyDivide = (amount: number, multiplier: number, divisor: number): number => {
  const product = amount * multiplier
  if (!isQuick(product) || !Number.isInteger(amount) || !Number.isInteger(multiplier) || !(divisor >= 1 && isQuick(divisor)))
    return roundHalfUp(BigInt(amount) * BigInt(multiplier), divisor)
  const doubled = 2 * Math.abs(product) + divisor
  const quotient = (doubled - (doubled % (2 * divisor))) / (2 * divisor)
  return product < 0 && quotient > 0 ? -quotient : quotient
}

// With integers up to 2^51, twice one plus another is still safe, and ordinary numbers are many times faster than BigInt.
const isQuick = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= 2 ** 51

const size = (value: bigint): bigint => (value < 0n ? -value : value)

const safe = (value: bigint): number => {
  const answer = Number(value)
  if (!Number.isSafeInteger(answer)) throw new RangeError(`${value} is too large for money`)
  return answer
}
