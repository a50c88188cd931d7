import { expect, test } from 'vitest'
import { contrastRatio, leastContrast } from './contrast.ts'
import { siteTemplateKeys, type SiteColours } from './site-look.ts'
import { bandNames, contrastProblems, contrastsOf, sitePalette } from './site-palette.ts'
import { siteTemplates } from './site-templates.ts'

const { colours: coast } = siteTemplates.coast

test.each(siteTemplateKeys)('every text of the template “%s” can be read', (key) => {
  expect(contrastProblems(siteTemplates[key].colours)).toEqual([])
})

test.each(siteTemplateKeys)('every text of the palette of “%s” can be read on its ground, the quiet one too', (key) => {
  const { text, background, muted, bands } = sitePalette(siteTemplates[key].colours)
  const pairs = [[text, background], [muted, background], ...bandNames.map((name) => [bands[name].text, bands[name].background])]
  const least = Math.min(...pairs.map(([one = '', other = '']) => contrastRatio(one, other)))
  expect(least).toBeGreaterThanOrEqual(leastContrast)
})

test('a dark band has white text, a light one the primary text', () => {
  const found = contrastsOf(siteTemplates.city.colours).map(({ field, against }) => [field, against])
  expect(Object.fromEntries(found)).toMatchObject({ topHeader: 'white', header: 'primaryText', button: 'white' })
})

test('on a dark site a light button has the dark ground’s colour for its text', () => {
  const dark: SiteColours = { ...coast, primaryText: '#F4F1EA', primaryBackground: '#16191C', button: '#F2C14E' }
  expect(contrastsOf(dark).find(({ field }) => field === 'button')).toMatchObject({ against: 'primaryBackground', holds: true })
  expect(contrastProblems(dark)).toEqual([])
})

test('below 4.5:1 a colour is named, with the nearest colour that holds', () => {
  const found = contrastProblems({ ...coast, button: '#B0703A' })
  expect(found).toHaveLength(1)
  const [one] = found
  expect(one).toMatchObject({ field: 'button', holds: false })
  expect(contrastProblems({ ...coast, button: one?.nearest ?? '' })).toEqual([])
})

test('a text that cannot be read on its background is named at both, and either can be mended', () => {
  const pale: SiteColours = { ...coast, primaryText: '#9A9A9A', primaryBackground: '#FFFFFF' }
  const found = contrastProblems(pale).filter(({ field }) => field.startsWith('primary'))
  expect(found.map(({ field }) => field)).toEqual(['primaryText', 'primaryBackground'])
  for (const { field, nearest } of found) {
    expect(contrastProblems({ ...pale, [field]: nearest }).filter((one) => one.field.startsWith('primary'))).toEqual([])
  }
})
