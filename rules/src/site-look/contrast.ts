/** The contrast between a text and its background that WCAG 2.2 demands (1.4.3). */
export const leastContrast = 4.5

/** Whether a text is a colour, `#RRGGBB`. */
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/iu.test(text)

/** The relative luminance of a colour, from 0 (black) to 1 (white), as WCAG 2.2 defines it. */
export const relativeLuminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast between two colours, from 1 to 21; their order does not matter. */
export const contrastRatio = (one: string, other: string): number => {
  const [less = 0, more = 0] = [relativeLuminance(one), relativeLuminance(other)].toSorted((left, right) => left - right)
  return (more + 0.05) / (less + 0.05)
}

/** A contrast as people read it: one decimal, rounded down, so that 4.49 is never shown as enough. */
export const shownRatio = (ratio: number): number => Math.floor(ratio * 10 + 1e-9) / 10

/** Whether a text in one colour can be read on the other. */
export const holds = (one: string, other: string): boolean => contrastRatio(one, other) >= leastContrast

/** A colour between two: 0 is the first, 1 the second. */
export const mixed = (one: string, other: string, part: number): string => {
  const others = channelsOf(other)
  return hexOf(channelsOf(one).map((channel, at) => channel + ((others[at] ?? 0) - channel) * part))
}

/**
 * The colour nearest to `colour` that can be read with one of the others: its hue is kept, and its lightness changed by as little as
 * possible. The colour itself where it can be read already.
 */
export const nearestColourThatHolds = (colour: string, others: readonly string[]): string => {
  const wanted = (one: string): boolean => others.some((other) => holds(one, other))
  if (wanted(colour)) return hexOf(channelsOf(colour))
  const { hue, saturation, lightness } = hslOf(colour)
  for (let step = 1; step <= lightnessSteps; step += 1) {
    const found = [lightness - step / lightnessSteps, lightness + step / lightnessSteps]
      .filter((one) => one >= 0 && one <= 1)
      .map((one) => hexOfHsl({ hue, saturation, lightness: one }))
      .find(wanted)
    if (found !== undefined) return found
  }
  // Black and white are at the two ends, and every colour can be read with one of them.
  return others.some((other) => holds('#000000', other)) ? '#000000' : '#FFFFFF'
}

const lightnessSteps = 1000

/** The red, green and blue of a colour, each from 0 to 255; black where the text is no colour. */
const channelsOf = (colour: string): readonly number[] =>
  isColour(colour) ? [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) : [0, 0, 0]

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`.toUpperCase()

/** A channel of sRGB as an amount of light. */
const linear = (channel: number): number => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** A colour by its hue (degrees), saturation and lightness (0 to 1). */
type Hsl = { readonly hue: number; readonly saturation: number; readonly lightness: number }

const hslOf = (colour: string): Hsl => {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => channel / 255)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [lightness, range] = [(most + least) / 2, most - least]
  if (range === 0) return { hue: 0, saturation: 0, lightness }
  const saturation = range / (1 - Math.abs(2 * lightness - 1))
  if (most === red) return { hue: (60 * ((green - blue) / range) + 360) % 360, saturation, lightness }
  return { hue: most === green ? 60 * ((blue - red) / range + 2) : 60 * ((red - green) / range + 4), saturation, lightness }
}

const hexOfHsl = ({ hue, saturation, lightness }: Hsl): string => {
  const range = saturation * Math.min(lightness, 1 - lightness)
  const channel = (shift: number): number => {
    const place = (shift + hue / 30) % 12
    return 255 * (lightness - range * Math.max(-1, Math.min(place - 3, 9 - place, 1)))
  }
  return hexOf([channel(0), channel(8), channel(4)])
}
