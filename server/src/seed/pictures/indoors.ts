import type { Scene } from './outdoors.ts'
import type { Palette } from './palette.ts'
import { beyond, colours, hangingLamp, palm, potPlant, sky, tree } from './parts.ts'
import { at, type Box, drawing, faint, line, oval, rect, shape, times } from './svg.ts'

const shell = (): string => rect([0, 0, 1200, 640], 'url(#wall)') + shape('M0 640 H1200 V900 H0 Z', 'url(#floor)') + boards()

const boards = (): string =>
  faint(
    0.18,
    times(9, (i) => line(`M${600 + (i - 4) * 90} 640 L${600 + (i - 4) * 330} 900`, '#3a2a1a', 3)),
  )

/** A window with the view outside, and its curtains. */
const outlook = (p: Palette, [x, y, width, height]: Box): string =>
  rect([x - 12, y - 12, width + 24, height + 24], '#fff', 6) +
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="150 150 900 600" preserveAspectRatio="xMidYMid slice">${sky(500, 420)}${beyond(p, 480, 300)}${p.outside === 'sea' ? palm(930, 740, 1.1, p) : tree(930, 740, 1.3, p)}</svg>` +
  rect([x + width / 2 - 5, y, 10, height], '#fff') +
  shape(`M${x - 40} ${y - 20} h74 q-20 ${height * 0.6} -14 ${height + 50} h-60 Z`, p.cloth) +
  shape(`M${x + width + 40} ${y - 20} h-74 q20 ${height * 0.6} 14 ${height + 50} h60 Z`, p.cloth) +
  rect([x - 60, y - 34, width + 120, 16], p.wood, 8)

/** The number of beds in a room, and the side of its window. */
export type RoomLook = { readonly beds: 1 | 2; readonly windowSide: 'left' | 'right' | 'wide' }

/** A room to sleep in. */
export const room =
  ({ beds, windowSide }: RoomLook): Scene =>
  (p, width) => {
    const wide = windowSide === 'wide'
    const windowX = windowSide === 'right' ? 800 : 110
    return drawing(width, colours(p), [
      shell(),
      outlook(p, [wide ? 120 : windowX, 110, wide ? 520 : 290, 380]),
      beds === 1 ? bed(wide ? 690 : windowSide === 'right' ? 130 : 520, 560, p) : twinBeds(windowSide === 'right' ? 90 : 470, p),
      picture(wide ? 860 : windowSide === 'right' ? 340 : 720, 170, p),
      hangingLamp(600, 60, p),
      potPlant(windowSide === 'right' ? 1130 : 60, 720, 0.9, p),
      faint(0.5, shape('M300 800 H980 L1100 880 H220 Z', p.accent)),
    ])
  }

const bed = (x: number, y: number, p: Palette): string =>
  at(
    x,
    y,
    1,
    rect([-10, -190, 480, 220], p.wood, 18),
    rect([0, -20, 460, 150], '#fff', 24),
    times(2, (i) => rect([36 + i * 206, -70, 182, 88], '#fff', 30) + faint(0.12, rect([36 + i * 206, -20, 182, 38], '#000', 20))),
    rect([0, 60, 460, 130], p.cloth, 20),
    rect([0, 60, 460, 34], p.accent, 14),
    times(2, (i) => rect([20 + i * 400, 186, 22, 40], p.wood)),
  )

const twinBeds = (x: number, p: Palette): string => times(2, (i) => at(x + i * 320, 560, 0.62, bed(0, 0, p)))

const picture = (x: number, y: number, p: Palette): string =>
  rect([x, y, 170, 120], p.wood, 4) +
  rect([x + 10, y + 10, 150, 100], 'url(#sky)') +
  shape(`M${x + 10} ${y + 110} l50 -52 l34 30 l30 -40 l36 62 Z`, p.plant)

/** Where guests arrive. */
export const lobby: Scene = (p, width) =>
  drawing(width, colours(p), [
    shell(),
    outlook(p, [90, 100, 360, 400]),
    times(3, (i) => hangingLamp(620 + i * 190, 90 + (i % 2) * 50, p)),
    rect([620, 470, 500, 190], p.wood, 10),
    rect([600, 450, 540, 30], '#fff9ec', 8),
    faint(
      0.3,
      times(8, (i) => rect([640 + i * 60, 490, 4, 160], '#000')),
    ),
    rect([660, 260, 420, 130], p.accent, 10),
    times(3, (i) => rect([690 + i * 130, 285, 100, 80], '#fff4dc', 8)),
    sofa(180, 720, p),
    oval([560, 800, 90, 26], p.wood),
    potPlant(520, 690, 0.8, p),
    potPlant(1150, 740, 1.1, p),
  ])

const sofa = (x: number, y: number, p: Palette): string =>
  at(
    x,
    y,
    1,
    rect([-60, -110, 380, 120], p.cloth, 26),
    rect([-80, -50, 60, 110], p.cloth, 22),
    rect([280, -50, 60, 110], p.cloth, 22),
    rect([-40, -20, 340, 70], p.accent, 18),
    rect([-40, 50, 18, 30], p.wood),
    rect([280, 50, 18, 30], p.wood),
  )

/** A bathroom with a tub by its window. */
export const bathroom: Scene = (p, width) =>
  drawing(width, colours(p), [
    rect([0, 0, 1200, 640], '#eef3f2'),
    faint(
      0.5,
      times(11, (i) => line(`M${i * 115} 0 V640`, '#cfdad8', 3)),
      times(7, (i) => line(`M0 ${i * 100} H1200`, '#cfdad8', 3)),
    ),
    shape('M0 640 H1200 V900 H0 Z', p.wallShade),
    outlook(p, [140, 90, 340, 300]),
    shape('M90 560 H560 Q560 760 440 770 H210 Q90 760 90 560 Z', '#fff'),
    oval([325, 562, 236, 28], '#dff1f4'),
    line('M520 560 V470 q0 -30 -44 -26', '#9aa5a8', 14),
    rect([720, 520, 380, 40], p.wood, 6),
    rect([740, 560, 340, 180], p.wood, 6),
    shape('M800 490 H1020 Q1010 540 910 542 Q812 540 800 490 Z', '#fff'),
    oval([910, 250, 140, 170], '#fff'),
    oval([910, 250, 124, 154], 'url(#glass)'),
    oval([760, 200, 90], 'url(#lamp)'),
    times(3, (i) => rect([620, 470 + i * 34, 74, 26], [p.accent, '#fff', p.cloth][i] ?? p.cloth, 8)),
    potPlant(1140, 760, 0.8, p),
  ])

/** Where guests eat. */
export const restaurant: Scene = (p, width) =>
  drawing(width, colours(p), [
    shell(),
    outlook(p, [380, 90, 440, 360]),
    times(4, (i) => hangingLamp(150 + i * 300, 70 + (i % 2) * 60, p)),
    times(3, (i) => table(200 + i * 400, 640, 0.8, p)),
    times(2, (i) => table(380 + i * 440, 800, 1.15, p)),
    potPlant(60, 660, 0.9, p),
    potPlant(1140, 660, 0.9, p),
  ])

const table = (x: number, y: number, scale: number, p: Palette): string =>
  at(
    x,
    y,
    scale,
    times(2, (i) => rect([-170 + i * 280, -70, 60, 130], p.accent, 16)),
    rect([-8, 0, 16, 80], p.wood),
    oval([0, 0, 130, 34], '#fffaf2'),
    times(2, (i) => oval([-50 + i * 100, -2, 32, 10], '#e8eef0')),
    rect([-6, -50, 12, 40], '#9fc5b3', 4),
    oval([0, -60, 18], p.accent),
  )

/** The spa: two couches, candles and quiet. */
export const spa: Scene = (p, width) =>
  drawing(width, colours(p), [
    shell(),
    outlook(p, [430, 100, 340, 340]),
    times(2, (i) =>
      at(
        170 + i * 520,
        640,
        1,
        rect([0, -60, 360, 70], '#fff', 30),
        rect([20, 10, 320, 60], p.wood, 8),
        rect([20, -80, 100, 40], p.cloth, 18),
        rect([150, -66, 200, 40], p.accent, 12),
      ),
    ),
    times(5, (i) => oval([250 + i * 175, 800, 70], 'url(#lamp)') + rect([240 + i * 175, 790, 20, 36], '#fff7e3', 4)),
    potPlant(90, 700, 1.1, p),
    potPlant(1120, 700, 1.1, p),
  ])
