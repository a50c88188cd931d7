/** The background of maps: the address of its tiles with {z}, {x} and {y}, or null for our own drawing; and their attribution. */
export type MapGround = { readonly tiles: string | null; readonly attribution: string }

/** The origins from which a page may load tiles. */
export const originsOfTiles = ({ tiles }: MapGround): string[] => (tiles === null ? [] : [new URL(tiles).origin])

/** Whether a text is the address of tiles: a web address with places for zoom, column and row. */
export const isTileAddress = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part))
