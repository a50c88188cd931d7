/**
 * The moment of a new moon as a Julian day of terrestrial time; number 0 is the first of the year 2000. After J. Meeus, Astronomical
 * Algorithms, chapter 49: accurate to about twenty seconds between 2000 and 2100.
 */
export const newMoon = (number: number): number => {
  const t = number / 1236.85
  const mean = 2451550.09766 + 29.530588861 * number + (0.00015437 + (-0.00000015 + 0.00000000073 * t) * t) * t * t
  return mean + periodicTerms(number, t) + planetaryTerms(number)
}

// Each row: the coefficient in days, the power of the Earth's eccentricity, and the multiples of M, M' and F.
const periodic: readonly (readonly [number, number, number, number, number])[] = [
  [-0.4072, 0, 0, 1, 0],
  [0.17241, 1, 1, 0, 0],
  [0.01608, 0, 0, 2, 0],
  [0.01039, 0, 0, 0, 2],
  [0.00739, 1, -1, 1, 0],
  [-0.00514, 1, 1, 1, 0],
  [0.00208, 2, 2, 0, 0],
  [-0.00111, 0, 0, 1, -2],
  [-0.00057, 0, 0, 1, 2],
  [0.00056, 1, 1, 2, 0],
  [-0.00042, 0, 0, 3, 0],
  [0.00042, 1, 1, 0, 2],
  [0.00038, 1, 1, 0, -2],
  [-0.00024, 1, -1, 2, 0],
  [-0.00007, 0, 2, 1, 0],
  [0.00004, 0, 0, 2, -2],
  [0.00004, 0, 3, 0, 0],
  [0.00003, 0, 1, 1, -2],
  [0.00003, 0, 0, 2, 2],
  [-0.00003, 0, 1, 1, 2],
  [0.00003, 0, -1, 1, 2],
  [-0.00002, 0, -1, 1, -2],
  [-0.00002, 0, 1, 3, 0],
  [0.00002, 0, 0, 4, 0],
]

// Each row: the coefficient in days, the angle at number 0 in degrees, and its increase with each new moon.
const planetary: readonly (readonly [number, number, number])[] = [
  [0.000325, 299.77, 0.107408],
  [0.000165, 251.88, 0.016321],
  [0.000164, 251.83, 26.651886],
  [0.000126, 349.42, 36.412478],
  [0.00011, 84.66, 18.206239],
  [0.000062, 141.74, 53.303771],
  [0.00006, 207.14, 2.453732],
  [0.000056, 154.84, 7.30686],
  [0.000047, 34.52, 27.261239],
  [0.000042, 207.19, 0.121824],
  [0.00004, 291.34, 1.844379],
  [0.000037, 161.72, 24.198154],
  [0.000035, 239.56, 25.513099],
  [0.000023, 331.55, 3.592518],
]

const periodicTerms = (number: number, t: number): number => {
  const eccentricity = 1 - (0.002516 + 0.0000074 * t) * t
  const sun = 2.5534 + 29.1053567 * number - (0.0000014 + 0.00000011 * t) * t * t
  const moon = 201.5643 + 385.81693528 * number + (0.0107582 + (0.00001238 - 0.000000058 * t) * t) * t * t
  const latitude = 160.7108 + 390.67050284 * number - (0.0016118 + (0.00000227 - 0.000000011 * t) * t) * t * t
  const node = 124.7746 - 1.56375588 * number + (0.0020672 + 0.00000215 * t) * t * t
  return periodic.reduce(
    (sum, [size, power, m, n, f]) => sum + size * eccentricity ** power * sine(m * sun + n * moon + f * latitude),
    -0.00017 * sine(node),
  )
}

const planetaryTerms = (number: number): number =>
  planetary.reduce((sum, [size, start, step]) => sum + size * sine(start + step * number), 0)

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180)
