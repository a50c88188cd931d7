/** The apparent longitude of the sun in degrees, 0 to 360, at a Julian day of terrestrial time (Meeus, chapter 25: accurate to 0.01°). */
export const sunLongitude = (julianDay: number): number => {
  const t = (julianDay - 2451545) / 36525
  const mean = 280.46646 + (36000.76983 + 0.0003032 * t) * t
  const anomaly = 357.52911 + (35999.05029 - 0.0001537 * t) * t
  const centre =
    (1.914602 - (0.004817 + 0.000014 * t) * t) * sine(anomaly) +
    (0.019993 - 0.000101 * t) * sine(2 * anomaly) +
    0.000289 * sine(3 * anomaly)
  const apparent = mean + centre - 0.00569 - 0.00478 * sine(125.04 - 1934.136 * t)
  return ((apparent % 360) + 360) % 360
}

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180)
