import { expect, test } from 'vitest'
import { say, speak } from './say.ts'

const hello = say('Xin chào {name}', 'Hello {name},\n\nInnkeeper')

test('a value stays in its line: who names themselves in several writes no lines of a letter', () => {
  expect(speak(hello, 'en', { name: 'An\r\n\r\nYour account is closed.\u2028Open\nhttps://example.com' })).toBe(
    'Hello An Your account is closed. Open https://example.com,\n\nInnkeeper',
  )
})

test('a value that is missing stays visible, and one that looks like a place for another is not filled in', () => {
  expect(speak(hello, 'vi')).toBe('Xin chào {name}')
  expect(speak(hello, 'vi', { name: '{link}', link: 'https://example.com' })).toBe('Xin chào {link}')
})
