import { expect, test } from 'vitest'
import { isTileAddress, originsOfTiles } from './map-ground.ts'

test.each([
  ['https://tiles.example.com/{z}/{x}/{y}.png', true],
  ['http://localhost:8080/{z}/{y}/{x}?key=1', true],
  ['https://tiles.example.com/{z}/{x}.png', false],
  ['javascript:{z}{x}{y}', false],
  ['tiles/{z}/{x}/{y}', false],
])('“%s” as an address of tiles: %s', (text, is) => {
  expect(isTileAddress(text)).toBe(is)
})

test('a page may load tiles from where they are, and from nowhere where there are none', () => {
  expect(originsOfTiles({ tiles: 'https://tiles.example.com:8443/a/{z}/{x}/{y}.png', attribution: '' })).toEqual([
    'https://tiles.example.com:8443',
  ])
  expect(originsOfTiles({ tiles: null, attribution: '' })).toEqual([])
})
