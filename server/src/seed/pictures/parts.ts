import type { Palette } from './palette.ts'
import { at, faint, fade, glow, line, oval, rect, shape, times } from './svg.ts'

/** The gradients that scenes of a palette refer to. */
export const colours = (p: Palette): readonly string[] => [
  fade('sky', p.sky[0], p.sky[1]),
  fade('sea', p.sea[0], p.sea[1]),
  fade('wall', p.wall, p.wallShade),
  fade('floor', p.floor, p.wood),
  fade('glass', p.sky[0], p.sky[1]),
  glow('sun', p.sun),
  glow('lamp', '#ffe9b8'),
]

/** Sky with its sun and a few clouds, down to a horizon. */
export const sky = (horizon: number, sunX: number): string =>
  rect([0, 0, 1200, horizon], 'url(#sky)') +
  oval([sunX, horizon * 0.55, 300], 'url(#sun)') +
  faint(0.5, cloud(180, 120, 1), cloud(720, 80, 1.4), cloud(980, 210, 0.8))

const cloud = (x: number, y: number, scale: number): string =>
  at(x, y, scale, oval([0, 0, 90, 18], '#fff'), oval([50, -16, 60, 22], '#fff'), oval([-50, -8, 50, 16], '#fff'))

/** Water with light on it. */
export const water = (top: number, height: number): string =>
  rect([0, top, 1200, height], 'url(#sea)') +
  faint(
    0.35,
    times(26, (i) => {
      const y = top + 12 + ((i * 61) % Math.max(20, height - 20))
      const x = (i * 263) % 1200
      return line(`M${x} ${y} q${20 + (i % 4) * 8} -6 ${50 + (i % 5) * 14} 0`, '#fff', 3)
    }),
  )

/** What lies beyond: the sea, the roofs of a city, or hills. */
export const beyond = (p: Palette, horizon: number, depth: number): string => {
  if (p.outside === 'sea') return water(horizon, depth)
  if (p.outside === 'city') return skyline(p, horizon, depth)
  return hills(p, horizon, depth)
}

const skyline = (p: Palette, horizon: number, depth: number): string =>
  faint(
    0.55,
    times(16, (i) => rect([i * 78 - 20, horizon - 60 - ((i * 53) % 150), 66, 300], p.wallShade)),
  ) +
  times(12, (i) => roof(i * 110 - 30, horizon - 10 - ((i * 37) % 60), p)) +
  rect([0, horizon + 40, 1200, depth], p.sand)

const roof = (x: number, y: number, p: Palette): string =>
  rect([x, y, 100, 200], 'url(#wall)') +
  shape(`M${x - 12} ${y} L${x + 50} ${y - 44} L${x + 112} ${y} Z`, p.accent) +
  times(2, (i) => rect([x + 18 + i * 42, y + 24, 22, 34], '#ffe3a6', 3))

const hills = (p: Palette, horizon: number, depth: number): string =>
  faint(
    0.45,
    shape(
      `M0 ${horizon} Q200 ${horizon - 220} 430 ${horizon - 60} T860 ${horizon - 120} T1200 ${horizon - 40} V${horizon + depth} H0 Z`,
      p.plant,
    ),
  ) + shape(`M0 ${horizon + 20} Q300 ${horizon - 110} 600 ${horizon} T1200 ${horizon - 20} V${horizon + depth} H0 Z`, p.plant)

/** A palm, its foot at the given place. */
export const palm = (x: number, y: number, scale: number, p: Palette): string =>
  at(
    x,
    y,
    scale,
    line('M0 0 Q18 -120 6 -250', p.wood, 14),
    times(7, (i) => frond(i - 3, p)),
    oval([0, -246, 12], p.wood),
  )

const frond = (side: number, p: Palette): string => {
  const [reach, droop] = [side * 58, Math.abs(side)]
  const tip = `${reach * 1.2} ${-270 + droop * 34}`
  return shape(`M6 -250 Q${reach * 0.5} ${-350 + droop * 12} ${tip} Q${reach * 0.6} ${-296 + droop * 16} 6 -250 Z`, p.plant)
}

/** A round tree, its foot at the given place. */
export const tree = (x: number, y: number, scale: number, p: Palette): string =>
  at(x, y, scale, rect([-8, -90, 16, 90], p.wood), oval([0, -150, 80, 86], p.plant), faint(0.25, oval([-22, -176, 44, 40], '#fff')))

/** A parasol with two chairs in its shade. */
export const parasol = (x: number, y: number, scale: number, p: Palette): string =>
  at(
    x,
    y,
    scale,
    line('M0 0 V-170', '#fff', 8),
    shape('M-130 -160 Q0 -260 130 -160 Z', p.accent),
    shape('M-44 -160 Q0 -262 44 -160 Z', '#fff7ea'),
    times(2, (i) => shape(`M${-150 + i * 170} 20 l90 -8 l40 -46 l14 8 l-40 56 v14 h-104 Z`, p.cloth)),
  )

/** A plant in a pot that stands in a room. */
export const potPlant = (x: number, y: number, scale: number, p: Palette): string =>
  at(
    x,
    y,
    scale,
    times(7, (i) =>
      shape(`M0 -70 Q${(i - 3) * 40} -220 ${(i - 3) * 62} ${-190 + Math.abs(i - 3) * 34} Q${(i - 3) * 26} -140 0 -70 Z`, p.plant),
    ),
    shape('M-44 -74 H44 L32 0 H-32 Z', p.accent),
  )

/** A lamp that hangs from above, with its light. */
export const hangingLamp = (x: number, length: number, p: Palette): string =>
  line(`M${x} 0 V${length}`, p.wood, 4) +
  oval([x, length + 40, 170], 'url(#lamp)') +
  shape(`M${x - 54} ${length + 56} Q${x} ${length - 40} ${x + 54} ${length + 56} Z`, p.accent) +
  oval([x, length + 56, 54, 9], '#fff3cf')
