/** The coordinate system of scenes, whatever size is drawn. */
export const space = { width: 1200, height: 900 } as const

/** The corner, the width and the height. */
export type Box = readonly [x: number, y: number, width: number, height: number]

/** The centre, and the radii to the sides and up. */
type Round = readonly [x: number, y: number, rx: number, ry?: number]

/** A rectangle; `r` rounds its corners. */
export const rect = ([x, y, width, height]: Box, fill: string, r = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" fill="${fill}"/>`

/** A circle or an ellipse. */
export const oval = ([x, y, rx, ry = rx]: Round, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

/** Any outline, as an SVG path. */
export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`

/** A line with round ends. */
export const line = (path: string, stroke: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`

/** A part of a drawing that lets through what is behind it. */
export const faint = (opacity: number, ...parts: readonly string[]): string => `<g opacity="${opacity}">${parts.join('')}</g>`

/** A part of a drawing in another place, and larger or smaller. */
export const at = (x: number, y: number, scale: number, ...parts: readonly string[]): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${parts.join('')}</g>`

/** Repeats a drawing `count` times; each gets its index. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Colours that run into each other from top to bottom, under a name that `fill` refers to as `url(#name)`. */
export const fade = (name: string, top: string, bottom: string): string =>
  `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`

/** A light that fades away from its middle. */
export const glow = (name: string, colour: string): string =>
  `<radialGradient id="${name}"><stop offset="0" stop-color="${colour}" stop-opacity="0.9"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

/** The whole drawing, in pixels of that width, with light from above and a shade at its edges. */
export const drawing = (width: number, definitions: readonly string[], parts: readonly string[]): string => {
  const height = Math.round((width * space.height) / space.width)
  const edges =
    '<radialGradient id="edges" r="0.8"><stop offset="0.6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.28"/></radialGradient>'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${space.width} ${space.height}"><defs>${definitions.join('')}${edges}</defs>${parts.join('')}${rect([0, 0, space.width, space.height], 'url(#edges)')}</svg>`
}
