import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { ScannerFailed, type VirusScanner } from './virus-scanner.ts'

/** The port of clamd, unless its address has another. */
const usualPort = 3310

/** ClamAV's daemon, over TCP with its INSTREAM protocol; `patience` is the timeout for silence, in milliseconds. */
export const clamavScanner = (address: string, patience = 20_000): VirusScanner => {
  const { hostname, port } = new URL(address)
  return {
    scan: async (path) => {
      const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? usualPort : Number(port) })
      socket.setTimeout(patience, () => socket.destroy(new Error('clamd is silent')))
      try {
        return verdictOf(await answerTo(socket, path))
      } catch (cause) {
        if (cause instanceof ScannerFailed) throw cause
        throw new ScannerFailed('clamd did not answer', { cause })
      } finally {
        socket.destroy()
      }
    },
  }
}

/** Sends a file and reads the answer, which may come before the end of the file: clamd closes when it has seen enough. */
const answerTo = async (socket: Socket, path: string): Promise<string> => {
  const answer = text(socket)
  const sent = send(socket, path)
  const [heard, written] = await Promise.allSettled([answer, sent])
  if (heard.status === 'rejected') throw heard.reason
  if (heard.value === '' && written.status === 'rejected') throw written.reason
  return heard.value
}

const send = async (socket: Socket, path: string): Promise<void> => {
  const closed = new Promise((resolve) => void socket.once('close', resolve))
  for await (const part of framesOf(path)) {
    if (socket.writable && !socket.write(part)) await Promise.race([once(socket, 'drain'), closed])
  }
}

/** The command, the file in chunks that start with their length, and an empty chunk. */
async function* framesOf(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of createReadStream(path)) {
    const bytes = Buffer.from(chunk)
    yield lengthOf(bytes.length)
    yield bytes
  }
  yield lengthOf(0)
}

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

const verdictOf = (answer: string): string | null => {
  const said = answer.replace(/\0$/, '').trim()
  if (said === 'stream: OK') return null
  const [, found] = /^stream: (.+) FOUND$/.exec(said) ?? []
  if (found === undefined) throw new ScannerFailed(`clamd said: ${said.slice(0, 200)}`)
  return found
}
