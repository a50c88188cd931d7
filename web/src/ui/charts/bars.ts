/** The style of a part of a bar: the series, an addition to it, an expectation, the year before, a loss. */
export type BarLook = 'main' | 'strong' | 'soft' | 'before' | 'lost'

/** A bar of parts that stand on one another, from the axis up. */
export type Bar = { readonly key: string; readonly parts: readonly { readonly look: BarLook; readonly value: number }[] }

/** What stands at one place of the axis: one bar, or two side by side. */
export type BarGroup = {
  readonly key: string
  /** Under the axis; places without one are told by their neighbours. */
  readonly label?: string | undefined
  /** Over the bars, where there are few. */
  readonly mark?: string | undefined
  /** Its values, a line each, shown on hover, on a tap, and where the keyboard is. */
  readonly title: string
  readonly bars: readonly Bar[]
  /** Told apart from the others: a weekend, the period that runs. */
  readonly strong?: boolean | undefined
}

/** A run of places with a name over it, such as a holiday; by places from 0, first and last included. */
export type BarBand = { readonly key: string; readonly from: number; readonly to: number; readonly words: string }

/** What a chart of bars shows, without the words around it. */
export type Bars = {
  readonly groups: readonly BarGroup[]
  /** The value at the top of the scale. */
  readonly most: number
  /** The lines of the scale. */
  readonly ticks: readonly { readonly value: number; readonly label: string }[]
  readonly bands?: readonly BarBand[] | undefined
  /** One value a place, drawn as a dashed line; null leaves a gap. */
  readonly reference?: readonly (number | null)[] | undefined
}

/** A value's height on a scale, in percent of it. */
export const shareOf = (value: number, most: number): string => `${most === 0 ? 0 : (Math.max(0, value) / most) * 100}%`
