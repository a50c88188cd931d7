import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/** A name server on this machine that knows texts, and names that lead to this machine; every other name does not exist. */
export type PretendNameServer = {
  readonly address: string
  readonly texts: Map<string, string>
  readonly here: Set<string>
  readonly stop: () => void
}

/** Starts a name server that speaks DNS (RFC 1035); what is changed in its texts holds at once. */
export const startPretendNameServer = async (): Promise<PretendNameServer> => {
  const texts = new Map<string, string>()
  const here = new Set<string>()
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => socket.send(answerTo(question, { texts, here }), port, address))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { address: `127.0.0.1:${socket.address().port}`, texts, here, stop: () => void socket.close() }
}

const headerBytes = 12
const [addressType, textType] = [1, 16]
const noSuchName = 3

const answerTo = (question: Buffer, { texts, here }: Pick<PretendNameServer, 'texts' | 'here'>): Buffer => {
  const labels: string[] = []
  let at = headerBytes
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length).toLowerCase())
    at += length + 1
  }
  const name = labels.join('.')
  const type = question.readUInt16BE(at + 1)
  const text = type === textType ? texts.get(name) : undefined
  const isHere = here.has(name)
  const found = [
    ...(text === undefined ? [] : [Buffer.concat([Buffer.of(text.length), Buffer.from(text, 'latin1')])]),
    ...(isHere && type === addressType ? [Buffer.of(127, 0, 0, 1)] : []),
  ]
  const head = Buffer.alloc(headerBytes)
  question.copy(head, 0, 0, 2)
  // An answer with recursion; a name that nothing is known of does not exist.
  head.writeUInt16BE(0x81_80 + (found.length === 0 && !isHere ? noSuchName : 0), 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(found.length, 6)
  return Buffer.concat([head, question.subarray(headerBytes, at + 5), ...found.map((data) => recordOf(type, data))])
}

/** A record of the name that was asked for, which nobody may keep. */
const recordOf = (type: number, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xc0, 0x0c, 0, type, 0, 1, 0, 0, 0, 0, 0, data.length]), data])
