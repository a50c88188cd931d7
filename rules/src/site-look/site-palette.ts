import { contrastRatio, holds, leastContrast, mixed, nearestColourThatHolds } from './contrast.ts'
import { colourNames, type ColourName, type SiteColours } from './site-look.ts'

/** The colours that a text stands on; the text of the first is the primary text. */
export const bandNames = ['topHeader', 'header', 'footer', 'bottomFooter', 'button'] as const satisfies readonly ColourName[]
export type BandName = (typeof bandNames)[number]

/** What a text is painted with. */
export type TextPaint = 'white' | 'primaryText' | 'primaryBackground'

/** Every colour that the site paints texts, grounds and lines with; each text can be read on its ground. */
export type SitePalette = {
  readonly text: string
  readonly background: string
  /** A quieter text on the background. */
  readonly muted: string
  /** Lines and borders; never the only sign of anything. */
  readonly line: string
  readonly bands: Readonly<Record<BandName, { readonly background: string; readonly text: string }>>
}

/** The palette of a site's colours. */
export const sitePalette = (colours: SiteColours): SitePalette => {
  const { primaryText, primaryBackground } = colours
  const band = (name: BandName) => ({ background: colours[name], text: paintOf(colours, textOn(colours, name)) })
  return {
    text: primaryText,
    background: primaryBackground,
    muted: nearestColourThatHolds(mixed(primaryText, primaryBackground, mutedPart), [primaryBackground]),
    line: mixed(primaryText, primaryBackground, linePart),
    bands: {
      topHeader: band('topHeader'),
      header: band('header'),
      footer: band('footer'),
      bottomFooter: band('bottomFooter'),
      button: band('button'),
    },
  }
}

const mutedPart = 0.3
const linePart = 0.85

/** How a text on a band is painted: white where that can be read, or else one of the primary colours; where none can, the best of them. */
const textOn = (colours: SiteColours, band: BandName): TextPaint => {
  const ratios = paints.map((paint) => ({ paint, ratio: contrastRatio(paintOf(colours, paint), colours[band]) }))
  const found = ratios.find(({ ratio }) => ratio >= leastContrast)
  return (found ?? ratios.toSorted((one, other) => other.ratio - one.ratio)[0])?.paint ?? 'white'
}

/** What a text can be painted with, in the order of preference. */
const paints: readonly TextPaint[] = ['white', 'primaryText', 'primaryBackground']

const paintOf = (colours: SiteColours, paint: TextPaint): string => (paint === 'white' ? '#FFFFFF' : colours[paint])

/** One of the seven colours, the colour that it is read with, and how well. */
export type ColourContrast = {
  readonly field: ColourName
  readonly against: TextPaint
  /** From 1 to 21; 4.5 is enough. */
  readonly ratio: number
  readonly holds: boolean
  /** The nearest colour that can be read; the same where it can be read already. */
  readonly nearest: string
}

/** How well each of the seven colours can be read with the colour that the site really shows it with. */
export const contrastsOf = (colours: SiteColours): readonly ColourContrast[] =>
  colourNames.map((field) => {
    const [against, others] = readWith(colours, field)
    const other = paintOf(colours, against)
    return {
      field,
      against,
      ratio: contrastRatio(colours[field], other),
      holds: holds(colours[field], other),
      nearest: nearestColourThatHolds(colours[field], others),
    }
  })

/** The colours that cannot be read, each with the nearest one that can. */
export const contrastProblems = (colours: SiteColours): readonly ColourContrast[] => contrastsOf(colours).filter((one) => !one.holds)

/** What a colour is read with, and every colour that it could be read with instead. */
const readWith = (colours: SiteColours, field: ColourName): readonly [TextPaint, readonly string[]] => {
  if (field === 'primaryText') return ['primaryBackground', [colours.primaryBackground]]
  if (field === 'primaryBackground') return ['primaryText', [colours.primaryText]]
  return [textOn(colours, field), paints.map((paint) => paintOf(colours, paint))]
}
