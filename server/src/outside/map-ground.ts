/** What maps are drawn on: the address of their tiles with {z}, {x} and {y}, or null for our own plan; and whom to thank for them. */
export type MapGround = { readonly tiles: string | null; readonly attribution: string }

/** The origins that a page must be let load tiles from. */
export const originsOfTiles = ({ tiles }: MapGround): string[] => (tiles === null ? [] : [new URL(tiles).origin])

/** Whether a text is the address of tiles: a web address that tells where zoom, column and row go. */
export const isTileAddress = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && ['{z}', '{x}', '{y}'].every((part) => text.includes(part))
