import type { Language } from '@innkeeper/protocol/say'

/** The distances between lines of latitude and longitude, in seconds of a degree: round ones, as printed maps have them. */
const steps = [5, 10, 30, 60, 120, 300, 600, 1800, 3600, 7200, 18_000, 36_000] as const

/** How far two lines stand apart at least, in pixels, so that their labels have room. */
const leastApart = 110

/** The step between lines, in seconds, where a second is so many pixels wide. */
export const stepAt = (pixelsPerSecond: number): number => steps.find((step) => step * pixelsPerSecond >= leastApart) ?? 36_000

/** The lines from one degree to another, in seconds: whole multiples of the step. */
export const linesBetween = (from: number, to: number, step: number): readonly number[] => {
  const first = Math.ceil((from * 3600) / step)
  const last = Math.floor((to * 3600) / step)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step)
}

/** A line's label, such as 16°03′ B: its degrees, with minutes and seconds where it has any, and its side of the equator or of Greenwich. */
export const lineLabel = (seconds: number, axis: 'latitude' | 'longitude', language: Language): string => {
  const whole = Math.abs(seconds)
  const [degrees, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  const parts = [`${degrees}°`, minutes + rest === 0 ? '' : `${two(minutes)}′`, rest === 0 ? '' : `${two(rest)}″`]
  return `${parts.join('')} ${sides[axis][language][seconds < 0 ? 1 : 0]}`
}

const sides = {
  latitude: { vi: ['B', 'N'], en: ['N', 'S'] },
  longitude: { vi: ['Đ', 'T'], en: ['E', 'W'] },
} as const
