import { csvFile } from '@innkeeper/protocol/format/csv-file'
import { say } from '@innkeeper/protocol/say'
import { expect, test } from 'vitest'
import { writeFile } from './write-file.ts'

const columns = [
  { head: say('Tên', 'Name'), cell: ({ name }: { name: string }) => name },
  { head: say('Số', 'Number'), cell: ({ number }: { number: number }) => number },
]
const rows = Array.from({ length: 100_000 }, (_, number) => ({ name: `=Lan, "${number}"`, number: number / 4 }))

test.each(['vi', 'en'] as const)(
  'a large file is the one that is made at once, and others have their turn meanwhile: %s',
  async (language) => {
    let turns = 0
    let written = false
    const count = () => {
      turns += 1
      if (!written) setImmediate(count)
    }
    setImmediate(count)
    const file = await writeFile(say('phong', 'rooms'), columns, rows, language)
    written = true
    expect(turns).toBeGreaterThan(3)
    expect(JSON.parse(file.toBuffer().toString('utf8'))).toEqual(csvFile(say('phong', 'rooms'), columns, rows, language))
  },
)
