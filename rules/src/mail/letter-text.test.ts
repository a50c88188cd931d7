import { expect, test } from 'vitest'
import { letterProblems } from './check-letter.ts'
import { fillLetter, fillLine, plainText, strangeBlank } from './letter-text.ts'

const values = { guest: 'Phạm Bảo Ngọc', code: 'HA270301223', reason: '', link: 'https://innkeeper.example/a/1' }
const textOf = (text: string, more: Readonly<Record<string, string>> = {}) => plainText(fillLetter(text, { ...values, ...more }))

test.each([
  ['Xin chào {guest}', undefined],
  ['Xin chào {tên khách}', 'tên khách'],
  ['{guest} {code} {total}', 'total'],
  ['{Guest}', 'Guest'],
  ['{}', ''],
  ['{ guest }', ' guest '],
])('“an unknown placeholder is named”: %s', (text, expected) => {
  expect(strangeBlank(text, ['guest', 'code'])).toBe(expected)
})

test('blanks are filled, in lists and inside marks too', () => {
  expect(textOf('Chào **{guest}**\nMã: {code}\n\n- {code}\n- hai')).toBe('Chào Phạm Bảo Ngọc\nMã: HA270301223\n\n- HA270301223\n- hai')
})

test('a line whose blanks are all empty is left out; one with a blank that has a value stays', () => {
  expect(textOf('Một\nLý do: {reason}\nHai {code} {reason}')).toBe('Một\nHai HA270301223')
})

test('marks, blanks and lines inside a value are text: a guest’s name adds nothing to the email', () => {
  const guest = '**An** [x](https://evil.example) {code}\n\n- một'
  expect(fillLetter('Chào {guest}', { guest })).toEqual([
    { kind: 'paragraph', inside: [{ kind: 'text', text: 'Chào **An** [x](https://evil.example) {code} - một' }] },
  ])
})

test('the blank of a link becomes a link, and plain text says where links lead', () => {
  expect(fillLetter('{link}', values)).toEqual([
    { kind: 'paragraph', inside: [{ kind: 'link', to: values.link, inside: [{ kind: 'text', text: values.link }] }] },
  ])
  expect(textOf('Xem {link} hay [trang](https://haiau.example)')).toBe(`Xem ${values.link} hay trang (https://haiau.example)`)
  expect(fillLetter('{link}', { link: 'javascript:alert(1)' })).toEqual([
    { kind: 'paragraph', inside: [{ kind: 'text', text: 'javascript:alert(1)' }] },
  ])
})

test('a subject is one line', () => {
  expect(fillLine('{guest}: {reason} {code}', values)).toBe('Phạm Bảo Ngọc: HA270301223')
})

test('what is wrong is told at its field: a strange blank, or a link that may not stand there', () => {
  const texts = {
    subjectVi: '{code}',
    bodyVi: '{ma}\n[x](javascript:x)',
    subjectEn: '[x](javascript:x)',
    bodyEn: '[x](http://haiau.example)',
  }
  expect(letterProblems(texts, ['code'])).toEqual([
    { field: 'bodyVi', reason: 'blankUnknown', found: 'ma' },
    { field: 'bodyEn', reason: 'linkRefused', found: 'http://haiau.example' },
  ])
})
