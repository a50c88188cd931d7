import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { isIPv6 } from 'node:net'

/** What a pretend name server knows of a name. A name that is not there does not exist. */
export type PretendRecords = Record<string, { readonly texts?: readonly string[]; readonly addresses?: readonly string[] }>

/** A name server on this machine that answers questions for addresses and texts. */
export type PretendNameServer = {
  /** Its address and port. */
  readonly address: string
  readonly records: PretendRecords
  readonly stop: () => Promise<void>
}

/** Starts a name server that speaks DNS; what is changed in its records holds at once. */
export const startPretendNameServer = async (records: PretendRecords = {}): Promise<PretendNameServer> => {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address }) => socket.send(answerTo(question, records), port, address))
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  socket.unref()
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    stop: () => new Promise<void>((done) => socket.close(() => done())),
  }
}

const types = { a: 1, txt: 16, aaaa: 28 }
const headerBytes = 12
const noSuchName = 3

/** RFC 1035: the same id and question, recursion available, and the records of the name. */
const answerTo = (question: Buffer, records: PretendRecords): Buffer => {
  const labels: string[] = []
  let at = headerBytes
  for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length).toLowerCase())
    at += length + 1
  }
  const type = question.readUInt16BE(at + 1)
  const known = records[labels.join('.')]
  const found = known === undefined ? [] : dataOf(known, type)
  const head = Buffer.alloc(headerBytes)
  question.copy(head, 0, 0, 2)
  head.writeUInt16BE(0x8180 + (known === undefined ? noSuchName : 0), 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(found.length, 6)
  return Buffer.concat([head, question.subarray(headerBytes, at + 5), ...found.map((data) => recordOf(type, data))])
}

const dataOf = ({ texts = [], addresses = [] }: PretendRecords[string], type: number): Buffer[] => {
  if (type === types.txt) return texts.map((text) => Buffer.concat([Buffer.of(text.length), Buffer.from(text, 'latin1')]))
  if (type === types.a) return addresses.filter((address) => !isIPv6(address)).map((address) => Buffer.from(address.split('.').map(Number)))
  return type === types.aaaa ? addresses.filter(isIPv6).map(bytesOf) : []
}

/** The bytes of an IPv6 address with at most one `::`. */
const bytesOf = (address: string): Buffer => {
  const [head = '', tail = ''] = address.split('::')
  const words = (part: string): string[] => (part === '' ? [] : part.split(':'))
  const gap = 8 - words(head).length - words(tail).length
  const all = [...words(head), ...Array.from({ length: gap }, () => '0'), ...words(tail)]
  return Buffer.from(all.map((word) => word.padStart(4, '0')).join(''), 'hex')
}

/** Its name is that of the question, by a pointer; nobody may keep it. */
const recordOf = (type: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(headerBytes)
  head.writeUInt16BE(0xc0_0c, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}
