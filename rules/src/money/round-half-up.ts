/**
 * The exact quotient of two integers rounded half up by size: 12.5 becomes 13 and −12.5 becomes −13.
 * A discount thus rounds like the surcharge of the same size. Throws a RangeError on a zero divisor,
 * on anything that is not an integer, and on an answer that is not a safe integer.
 */
export function roundHalfUp(numerator: number | bigint, denominator: number | bigint): number {
  const top = BigInt(numerator)
  const bottom = BigInt(denominator)
  const negative = top < 0n !== bottom < 0n
  const doubled = 2n * size(top)
  const quotient = (doubled + size(bottom)) / (2n * size(bottom))
  return safe(negative ? -quotient : quotient)
}

/**
 * `amount × multiplier ÷ divisor`, rounded half up by size; the product may be larger than a safe integer.
 * The three are integers; the divisor is positive. Throws a RangeError otherwise.
 */
export function multiplyDivide(amount: number, multiplier: number, divisor: number): number {
  const product = amount * multiplier
  if (!isQuick(product) || !Number.isInteger(amount) || !Number.isInteger(multiplier) || !(divisor >= 1 && isQuick(divisor)))
    return roundHalfUp(BigInt(amount) * BigInt(multiplier), divisor)
  const doubled = 2 * Math.abs(product) + divisor
  const quotient = (doubled - (doubled % (2 * divisor))) / (2 * divisor)
  return product < 0 && quotient > 0 ? -quotient : quotient
}

// Integers up to 2^51: twice one plus another is still safe, and ordinary numbers are many times faster than big ones.
function isQuick(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) <= 2 ** 51
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value
}

function safe(value: bigint): number {
  const answer = Number(value)
  if (!Number.isSafeInteger(answer)) throw new RangeError(`${value} is too large for money`)
  return answer
}
