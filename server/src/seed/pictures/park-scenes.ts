import type { Scene } from './outdoors.ts'
import type { Palette } from './palette.ts'
import { beyond, colours, parasol, sky, tree, water } from './parts.ts'
import { at, drawing, faint, line, oval, rect, shape, times } from './svg.ts'

const gay = ['#ef476f', '#ffd166', '#06d6a0', '#118ab2', '#f78c6b', '#9b5de5']
const colour = (index: number): string => gay[index % gay.length] ?? '#ef476f'

const ground = (p: Palette): string => sky(600, 300) + beyond(p, 560, 120) + rect([0, 640, 1200, 260], p.sand)

const wheel = (x: number, y: number, radius: number, p: Palette): string => {
  const spot = (index: number, reach: number) => {
    const angle = (index * Math.PI) / 6
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach].map((value) => value.toFixed(1)).join(' ')
  }
  const cabin = (index: number) => {
    const [cx = '0', cy = '0'] = spot(index, radius).split(' ')
    return oval([Number(cx), Number(cy) + 22, 26, 22], colour(index))
  }
  return (
    line(`M${x} ${y} L${x - radius * 0.6} ${y + radius + 90} M${x} ${y} L${x + radius * 0.6} ${y + radius + 90}`, p.wood, 16) +
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="#fff" stroke-width="12"/>` +
    times(12, (i) => line(`M${x} ${y} L${spot(i, radius)}`, '#fff', 5)) +
    times(12, cabin) +
    oval([x, y, 26], p.accent)
  )
}

/** The way in, with its flags, and the wheel behind. */
export const gate: Scene = (p, width) =>
  drawing(width, colours(p), [
    ground(p),
    wheel(830, 330, 230, p),
    times(2, (i) => rect([300 + i * 480, 400, 120, 270], 'url(#wall)', 6) + shape(`M${285 + i * 480} 400 l75 -120 l75 120 Z`, colour(i))),
    shape('M360 470 Q600 250 840 470 V420 Q600 190 360 420 Z', p.accent),
    times(9, (i) => shape(`M${390 + i * 48} ${420 - Math.sin((i / 8) * Math.PI) * 118} l16 46 l16 -46 Z`, colour(i))),
    shape('M420 670 H780 L980 900 H220 Z', p.floor),
    tree(140, 780, 1.5, p),
    tree(1080, 800, 1.4, p),
  ])

/** The wheel by the water. */
export const bigWheel: Scene = (p, width) =>
  drawing(width, colours(p), [ground(p), wheel(600, 400, 290, p), water(770, 130), tree(120, 780, 1.4, p), tree(1090, 790, 1.3, p)])

/** The roller coaster. */
export const coaster: Scene = (p, width) =>
  drawing(width, colours(p), [
    ground(p),
    times(15, (i) => line(`M${i * 85} 700 V${420 - Math.sin(i * 0.9) * 150}`, '#fff', 6)),
    line(track, p.accent, 20),
    line(track, '#fff', 5),
    times(4, (i) => rect([250 + i * 66, 236 + i * 34, 56, 40], colour(i), 10)),
    tree(90, 820, 1.3, p),
    parasol(960, 830, 0.9, p),
  ])

const track = 'M-20 480 C120 120 260 120 340 330 S560 640 680 420 S860 120 980 330 S1150 560 1230 400'

/** Slides into a basin. */
export const waterSlides: Scene = (p, width) =>
  drawing(width, colours(p), [
    ground(p),
    rect([520, 190, 160, 420], 'url(#wall)'),
    shape('M490 190 L600 90 L710 190 Z', p.accent),
    times(3, (i) =>
      line(
        `M${540 + i * 60} ${240 + i * 60} C${200 + i * 330} ${300 + i * 50} ${880 - i * 360} ${500 + i * 20} ${330 + i * 270} 760`,
        colour(i + 1),
        44,
      ),
    ),
    shape('M80 720 H1120 L1240 900 H-40 Z', '#e9fbfb'),
    shape('M110 740 H1090 L1200 900 H0 Z', 'url(#sea)'),
    times(3, (i) => oval([300 + i * 300, 810, 56, 20], colour(i)) + oval([300 + i * 300, 806, 28, 9], '#7fd3e6')),
    parasol(180, 690, 0.7, p),
    parasol(1010, 690, 0.7, p),
  ])

/** The merry-go-round in the evening light. */
export const carousel: Scene = (p, width) =>
  drawing(width, colours(p), [
    ground(p),
    oval([600, 720, 360, 60], p.wood),
    times(7, (i) => line(`M${330 + i * 90} 380 V720`, '#ffe08a', 8) + at(330 + i * 90, 590 + (i % 2) * 50, 0.9, horse(i))),
    shape('M220 390 Q600 60 980 390 Z', p.accent),
    times(4, (i) =>
      faint(0.85, shape(`M${300 + i * 190} 390 Q${450 + i * 90} 220 600 150 Q${480 + i * 110} 240 ${395 + i * 190} 390 Z`, '#fff6e0')),
    ),
    times(12, (i) => oval([240 + i * 66, 400, 16], colour(i))),
    tree(110, 780, 1.4, p),
    tree(1100, 780, 1.4, p),
  ])

const horse = (index: number): string =>
  shape(
    'M-50 0 q10 -40 50 -34 l26 -42 l22 10 l-10 16 l8 22 l-16 6 q8 26 -6 48 h-14 l-4 -24 h-24 l-6 24 h-16 Z',
    index % 2 === 0 ? '#fff' : '#f3d9b1',
  ) + oval([-6, -30, 14, 8], colour(index))
