import { expect, test } from 'vitest'
import { readLook, writeLook } from './look-document.ts'

/** A look as the first release stored it; it must be readable for ever. */
const firstShape = {
  shape: 1,
  look: {
    template: 'city',
    colours: {
      primaryText: '#1B1F27',
      primaryBackground: '#FFFFFF',
      topHeader: '#1B1F27',
      header: '#FFFFFF',
      footer: '#2A2F3A',
      bottomFooter: '#1B1F27',
      button: '#8A1C2B',
    },
    logo: '/files/0123456789abcdef0123456789abcdef01234567-640.webp',
    menu: [{ nameVi: 'Phòng', nameEn: 'Rooms', page: 'rooms', address: '' }],
    widgets: [{ titleVi: 'Quy định', titleEn: '', contentVi: '**14:00**', contentEn: '' }],
    social: [{ network: 'zalo', address: 'https://zalo.me/0905123456' }],
  },
}

test('a look of the first shape is read as it was', () => {
  const look = readLook(firstShape)
  expect(look).toEqual(firstShape.look)
  expect(JSON.parse(writeLook(look))).toEqual(firstShape)
})

test('a document of no shape that was ever written is not guessed at', () => {
  expect(() => readLook({ ...firstShape, shape: 2 })).toThrow('shape')
  expect(() => readLook(null)).toThrow('expected object')
})
