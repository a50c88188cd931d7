import { expect, test } from 'vitest'
import { changeLanguage, chooseLanguage, startLanguage } from './language-choice.ts'

const silent = { search: '', stored: null, browser: [] }

test.each([
  ['a lang query parameter of vi or en wins', { search: '?lang=en', stored: 'vi', browser: ['vi-VN'] }, 'en'],
  ['a lang that is neither does not count', { search: '?lang=fr', stored: 'en', browser: ['vi-VN'] }, 'en'],
  ['otherwise the stored language is used', { ...silent, stored: 'en', browser: ['vi-VN'] }, 'en'],
  ['otherwise Vietnamese if the browser’s first language is Vietnamese', { ...silent, browser: ['vi', 'en'] }, 'vi'],
  ['and English if not', { ...silent, browser: ['en-GB', 'vi'] }, 'en'],
] as const)('%s', (_sentence, sources, language) => {
  expect(chooseLanguage(sources)).toBe(language)
})

test('the choice is stored, and the page is marked with it', () => {
  window.history.replaceState(null, '', '/login?lang=vi')
  startLanguage()
  expect(window.localStorage.getItem('systemLanguage')).toBe('vi')
  expect(document.documentElement.lang).toBe('vi')
})

test('choosing the other language takes the lang out of the address, which would win again', () => {
  window.history.replaceState(null, '', '/login?lang=vi&key=a')
  changeLanguage('en')
  expect(window.location.search).toBe('?key=a')
  expect(window.localStorage.getItem('systemLanguage')).toBe('en')
})
