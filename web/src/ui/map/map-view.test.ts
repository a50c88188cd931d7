import { expect, test } from 'vitest'
import { graticule, placedPoints, rings, scaleBar, tilesBelow } from './plan-marks.ts'
import { isShown, metresPerPixel, panned, pointOf, positionAt, viewAround, viewOf, zoomed } from './projection.ts'

const size = { width: 640, height: 360 }
const hoanKiem = { latitude: 21.0285, longitude: 105.8542 }
const view = { center: hoanKiem, zoom: 14 }

test.each([
  [0, 0, 4],
  [640, 360, 19],
  [123, 45, 12.5],
  [320, 180, 14],
])('what is drawn at %i, %i in zoom %f is found again there', (x, y, zoom) => {
  const at = pointOf(positionAt({ x, y }, { ...view, zoom }, size), { ...view, zoom }, size)
  expect(at.x).toBeCloseTo(x, 3)
  expect(at.y).toBeCloseTo(y, 3)
})

test('the tiles of the whole earth are where everybody else cuts them', () => {
  const [tile] = tilesBelow('https://tiles.example/{z}/{x}/{y}.png', { center: hoanKiem, zoom: 12 }, { width: 1, height: 1 })
  expect(tile?.address).toBe('https://tiles.example/12/3252/1803.png')
  expect(tile?.side).toBe(256)
})

test('tiles cover the map, none twice and none beyond the earth', () => {
  const tiles = tilesBelow('{z}/{x}/{y}', { center: hoanKiem, zoom: 13.5 }, size)
  expect(new Set(tiles.map(({ address }) => address)).size).toBe(tiles.length)
  expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0)
  expect(Math.max(...tiles.map(({ x, side }) => x + side))).toBeGreaterThanOrEqual(640)
  expect(Math.max(...tiles.map(({ y, side }) => y + side))).toBeGreaterThanOrEqual(360)
  expect(tilesBelow('{z}/{x}/{y}', { center: hoanKiem, zoom: 0 }, size)).toHaveLength(1)
})

test('coming nearer keeps what is under the pointer there', () => {
  const around = { x: 100, y: 300 }
  const before = positionAt(around, view, size)
  const at = pointOf(before, zoomed(view, 2, size, around), size)
  expect(at.x).toBeCloseTo(100, 3)
  expect(at.y).toBeCloseTo(300, 3)
  expect(zoomed(view, 99, size).zoom).toBe(19)
  expect(zoomed(view, -99, size).zoom).toBe(3)
})

test('moving to the right shows what lies east', () => {
  expect(panned(view, { x: 50, y: 0 }).center.longitude).toBeGreaterThan(hoanKiem.longitude)
  expect(panned(view, { x: 0, y: 50 }).center.latitude).toBeLessThan(hoanKiem.latitude)
})

test('a first view shows all that there is to show, one place in its streets, and the country where there is none', () => {
  const far = { latitude: 21.2187, longitude: 105.8042 }
  const all = viewOf([hoanKiem, far], size)
  expect([hoanKiem, far].every((position) => isShown(position, all, size))).toBe(true)
  expect(viewOf([hoanKiem], size)).toMatchObject({ zoom: 14 })
  expect(isShown(hoanKiem, viewOf([], size), size)).toBe(true)
})

test('a pin is in the middle, near enough for streets and far enough for some places to be seen', () => {
  const near = { latitude: 21.06, longitude: 105.8542 }
  const seen = viewAround(hoanKiem, [near], size)
  expect(seen).toMatchObject({ center: hoanKiem, zoom: 12 })
  expect(isShown(near, seen, size)).toBe(true)
  expect(viewAround(hoanKiem, [], size).zoom).toBe(14)
  expect(viewAround(hoanKiem, [{ latitude: 10, longitude: 104 }], size).zoom).toBe(10)
})

test('the scale is told in a round distance that is drawn as long as it is', () => {
  const { metres, width } = scaleBar(view)
  expect(metres).toBe(1000)
  expect(width * metresPerPixel(view)).toBeCloseTo(1000, 6)
  expect(width).toBeLessThanOrEqual(120)
})

test('circles of round distances stand around the pin, and lines of degrees behind', () => {
  expect(rings(view, size).map(({ metres }) => metres)).toEqual([500, 1000, 2000])
  const { meridians, parallels } = graticule(view, size)
  expect(meridians.map(({ degrees }) => degrees)).toEqual([105.83, 105.84, 105.85, 105.86, 105.87, 105.88])
  expect(parallels.length).toBeGreaterThan(0)
})

test('names are written where they lie over no other; every point is drawn', () => {
  const point = (key: string, longitude: number) => ({
    key,
    name: 'Hồ Hoàn Kiếm',
    chosen: false,
    position: { latitude: 21.0285, longitude },
  })
  const placed = placedPoints([point('a', 105.8542), point('b', 105.8543), point('c', 105.84), point('far', 100)], view, size)
  expect(placed.map(({ key, named }) => [key, named])).toEqual([
    ['a', true],
    ['b', false],
    ['c', true],
  ])
})
