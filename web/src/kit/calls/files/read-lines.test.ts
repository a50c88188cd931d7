import { expect, test } from 'vitest'
import { Refused, Unreachable } from '../refused.ts'
import { readLines, type FileWritten } from './read-lines.ts'

const first = { fileName: 'bookings.csv', mediaType: 'text/csv', total: 3 }

/** A body that brings lines in chunks of a few bytes, and then ends, or breaks. */
const bodyOf = (lines: readonly object[], breaks = false): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const bytes = new TextEncoder().encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  let at = 0
  return new ReadableStream({
    pull: (controller) => {
      if (at < bytes.length) controller.enqueue(bytes.slice(at, (at += 7)))
      else if (breaks) controller.error(new TypeError('network error'))
      else controller.close()
    },
  })
}

const read = async (body: ReadableStream<Uint8Array<ArrayBuffer>>) => {
  const told: FileWritten[] = []
  const file = await readLines(body, { onRows: (written) => void told.push(written), heard: () => undefined })
  return { ...file, told }
}

test('a file is put together from its lines, and it is told how many rows are written', async () => {
  const lines = [first, { rows: 2, text: 'Mã;Khách\r\n' }, { rows: 3, text: 'HA-1;Đặng\r\n' }, { whole: true, rows: 3 }]
  const { fileName, content, rows, told } = await read(bodyOf(lines))
  expect({ fileName, rows, type: content.type }).toEqual({ fileName: 'bookings.csv', rows: 3, type: 'text/csv' })
  expect(await content.text()).toBe('Mã;Khách\r\nHA-1;Đặng\r\n')
  expect(told.at(-1)).toEqual({ rows: 3, total: 3 })
})

test('a workbook comes as bytes', async () => {
  const { content } = await read(bodyOf([first, { rows: 3, base64: 'UEsD' }, { rows: 3, base64: 'BA==' }, { whole: true, rows: 3 }]))
  expect([...new Uint8Array(await content.arrayBuffer())]).toEqual([0x50, 0x4b, 3, 4])
})

test('“a half file is never saved as if whole”: without its last line, or when the connection breaks, there is no file', async () => {
  const half = [first, { rows: 2, text: 'a\r\n' }]
  await expect(read(bodyOf(half))).rejects.toBeInstanceOf(Unreachable)
  await expect(read(bodyOf(half, true))).rejects.toBeInstanceOf(TypeError)
})

test('a file that the server ends is refused in its words', async () => {
  const refused = { responseCode: 110, message: 'The system is busy.', refusal: 'busy', requestId: 'r' }
  const reading = read(bodyOf([first, { rows: 2, text: 'a\r\n' }, { status: 503, refused }]))
  await expect(reading).rejects.toEqual(expect.objectContaining({ status: 503, key: 'busy', message: 'The system is busy.' }))
  await expect(reading).rejects.toBeInstanceOf(Refused)
})
