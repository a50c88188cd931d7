/** The colours of one property's pictures. */
export type Palette = {
  readonly sky: readonly [string, string]
  readonly sun: string
  readonly sea: readonly [string, string]
  readonly sand: string
  readonly wall: string
  readonly wallShade: string
  readonly accent: string
  readonly wood: string
  readonly floor: string
  readonly plant: string
  readonly cloth: string
  /** What is outside the windows. */
  readonly outside: 'sea' | 'city' | 'hills'
}

/** A resort on the beach by day. */
export const beachDay: Palette = {
  sky: ['#5fb4e6', '#d9f1fb'],
  sun: '#fff6d8',
  sea: ['#2a9cb8', '#7fd3d6'],
  sand: '#f1dfb8',
  wall: '#fbf6ec',
  wallShade: '#e3d9c8',
  accent: '#e27d60',
  wood: '#b8875a',
  floor: '#d9bf98',
  plant: '#2f7d4f',
  cloth: '#8ecae6',
  outside: 'sea',
}

/** A house in the old quarter, in the light of the late afternoon. */
export const cityDusk: Palette = {
  sky: ['#6d83b8', '#f6cfa4'],
  sun: '#ffe0a3',
  sea: ['#5b7f95', '#a9c0c8'],
  sand: '#cbbba3',
  wall: '#f0d9a0',
  wallShade: '#d9bb78',
  accent: '#8c3b2e',
  wood: '#6d4527',
  floor: '#a9835a',
  plant: '#3f6b45',
  cloth: '#b56576',
  outside: 'city',
}

/** An island when the sun goes down. */
export const islandSunset: Palette = {
  sky: ['#5d5b9c', '#ffb38a'],
  sun: '#ffd9a0',
  sea: ['#3c5f8f', '#e9a58c'],
  sand: '#e8c79a',
  wall: '#fdf3e4',
  wallShade: '#e6d3bb',
  accent: '#d1495b',
  wood: '#8a5a3b',
  floor: '#c49a6c',
  plant: '#2a7f62',
  cloth: '#f4a259',
  outside: 'sea',
}

/** A park in the hills on a bright morning. */
export const hillMorning: Palette = {
  sky: ['#4aa8ee', '#dff4ff'],
  sun: '#fffbe0',
  sea: ['#4ea5d9', '#a8dcf0'],
  sand: '#e9dcc0',
  wall: '#fff4e0',
  wallShade: '#ecd9b6',
  accent: '#ef476f',
  wood: '#a9714b',
  floor: '#e0cfae',
  plant: '#3a9d5d',
  cloth: '#ffd166',
  outside: 'hills',
}

/** A zoo among pines at noon. */
export const pineNoon: Palette = {
  sky: ['#6bb7d6', '#eef7ee'],
  sun: '#fffdf0',
  sea: ['#4f8f8b', '#a5cfc4'],
  sand: '#dccfae',
  wall: '#f6efdf',
  wallShade: '#d8c9a6',
  accent: '#c9752d',
  wood: '#7a5335',
  floor: '#cdb894',
  plant: '#1f6f4a',
  cloth: '#e9b44c',
  outside: 'hills',
}
