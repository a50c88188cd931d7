import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const logging = `
  import { logLines } from '${new URL('log-lines.ts', import.meta.url).href}'
  let left = 20
  const timer = setInterval(() => {
    logLines.write('a line\\n')
    if (--left === 0) clearInterval(timer)
  }, 5)`

test('when the reader of the log closes it, the server goes on', async () => {
  const server = spawn(process.execPath, ['--input-type=module', '--eval', logging], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  await once(server.stdout, 'data')
  server.stdout.destroy()
  expect(await ended).toEqual([0, null])
})

test('a process that ends has written every line', async () => {
  const ending = `${logging}; logLines.write('the last line\\n'); process.exit(0)`
  const server = spawn(process.execPath, ['--input-type=module', '--eval', ending], { stdio: ['ignore', 'pipe', 'inherit'] })
  const texts: string[] = []
  server.stdout.on('data', (text: Buffer) => texts.push(text.toString()))
  await once(server, 'close')
  expect(texts.join('')).toBe('the last line\n')
})
