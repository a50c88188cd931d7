import type { Palette } from './palette.ts'
import { beyond, colours, palm, parasol, sky, tree, water } from './parts.ts'
import { at, drawing, faint, line, oval, rect, shape, times } from './svg.ts'

/** Draws a scene in a property's colours, this many pixels wide. */
export type Scene = (p: Palette, width: number) => string

/** The house from outside, with its balconies and trees in front. */
export const facade: Scene = (p, width) =>
  drawing(width, colours(p), [
    sky(640, 960),
    beyond(p, 560, 120),
    rect([0, 640, 1200, 260], p.sand),
    rect([250, 190, 700, 470], 'url(#wall)'),
    rect([230, 168, 740, 30], p.accent),
    times(20, (i) => balcony(290 + (i % 5) * 130, 225 + Math.floor(i / 5) * 100, p)),
    rect([530, 560, 140, 100], p.wood, 8),
    rect([545, 574, 110, 86], '#ffe7b0'),
    shape('M470 560 L600 500 L730 560 Z', p.accent),
    shape('M520 660 H680 L860 900 H340 Z', p.floor),
    trees(p),
  ])

const balcony = (x: number, y: number, p: Palette): string =>
  rect([x, y, 86, 62], 'url(#glass)', 4) +
  faint(0.5, shape(`M${x} ${y} h40 l-40 62 Z`, '#fff')) +
  rect([x - 6, y + 52, 98, 16], p.wallShade, 3) +
  times(6, (i) => rect([x + 2 + i * 15, y + 44, 3, 20], p.wood))

const trees = (p: Palette): string =>
  p.outside === 'sea'
    ? palm(140, 760, 1.5, p) + palm(1060, 740, 1.35, p) + palm(240, 800, 0.9, p) + palm(960, 810, 0.8, p)
    : tree(130, 780, 1.5, p) + tree(1080, 780, 1.6, p) + tree(250, 820, 0.9, p) + tree(960, 830, 0.9, p)

/** The pool, with chairs under parasols. */
export const pool: Scene = (p, width) =>
  drawing(width, colours(p), [
    sky(400, 260),
    beyond(p, 380, 90),
    rect([0, 440, 1200, 460], p.sand),
    shape('M120 560 H1080 L1260 900 H-60 Z', '#e9fbfb'),
    shape('M150 575 H1050 L1200 900 H0 Z', 'url(#sea)'),
    faint(
      0.4,
      times(18, (i) => line(`M${120 + ((i * 173) % 900)} ${610 + i * 16} q40 -14 80 0 t80 0`, '#fff', 4)),
    ),
    parasol(230, 540, 0.85, p),
    parasol(900, 540, 0.85, p),
    parasol(560, 520, 0.7, p),
    p.outside === 'sea' ? palm(60, 640, 1.3, p) + palm(1150, 640, 1.4, p) : tree(60, 600, 1.1, p) + tree(1150, 600, 1.2, p),
  ])

/** What one sees from here. */
export const view: Scene = (p, width) =>
  drawing(width, colours(p), [
    sky(470, 600),
    p.outside === 'sea' ? water(450, 450) : beyond(p, 470, 330),
    p.outside === 'sea' ? island(p) : '',
    shape('M0 760 Q300 690 620 760 T1200 740 V900 H0 Z', p.sand),
    p.outside === 'sea' ? boat(760, 560, 0.9, p) + boat(330, 610, 0.6, p) : tree(180, 800, 1.2, p) + tree(1010, 820, 1.5, p),
    p.outside === 'sea' ? palm(120, 850, 1.8, p) + palm(1110, 880, 1.6, p) : '',
  ])

const island = (p: Palette): string =>
  faint(0.6, shape('M640 452 Q760 360 880 420 Q980 380 1080 452 Z', p.plant)) + faint(0.4, shape('M60 452 Q180 400 300 452 Z', p.plant))

const boat = (x: number, y: number, scale: number, p: Palette): string =>
  at(
    x,
    y,
    scale,
    shape('M-90 0 H90 Q70 36 40 38 H-40 Q-72 36 -90 0 Z', p.accent),
    line('M0 0 V-130', p.wood, 6),
    shape('M6 -126 L78 -14 H6 Z', '#fffaf0'),
  )

/** The street or the beach before the door. */
export const surroundings: Scene = (p, width) =>
  drawing(width, colours(p), [
    sky(480, 900),
    beyond(p, 430, 120),
    rect([0, 530, 1200, 370], p.sand),
    shape('M520 530 H680 L1000 900 H200 Z', p.outside === 'sea' ? p.wallShade : '#8d8d95'),
    times(5, (i) => faint(0.8, rect([592 - i * 3, 560 + i * 70, 16 + i * 6, 34], '#fff', 4))),
    times(4, (i) => house(-40 + i * 130, 560 + i * 12, p)),
    times(3, (i) => house(820 + i * 140, 560 + i * 16, p)),
    times(4, (i) => lantern(250 + i * 40, 540 + i * 90, 0.5 + i * 0.2, p)),
    times(4, (i) => lantern(950 - i * 40, 540 + i * 90, 0.5 + i * 0.2, p)),
    trees(p),
  ])

const house = (x: number, y: number, p: Palette): string =>
  rect([x, y - 190, 120, 190], 'url(#wall)') +
  shape(`M${x - 14} ${y - 190} L${x + 60} ${y - 250} L${x + 134} ${y - 190} Z`, p.accent) +
  times(4, (i) => rect([x + 20 + (i % 2) * 50, y - 165 + Math.floor(i / 2) * 70, 32, 44], 'url(#glass)', 3)) +
  rect([x + 44, y - 50, 32, 50], p.wood)

const lantern = (x: number, y: number, scale: number, p: Palette): string =>
  at(x, y, scale, line('M0 0 V-160', p.wood, 8), oval([0, -180, 60], 'url(#lamp)'), oval([0, -180, 22, 28], p.accent))
