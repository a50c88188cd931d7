import { once } from 'node:events'
import { Agent, createServer, get } from 'node:http'
import { chromium } from 'playwright-core'
import { makeDataDir, removeDataDir, startInnkeeper } from '../../innkeeper.ts'
import { numeral, type Line } from '../../line.ts'
import { inTurn, median, medianRatio } from '../../measure.ts'
import { dayIn } from '../../stage.ts'

const runs = 7
const clients = 8
const asksInTurn = 40
const paintRuns = 3
const mostKilobytes = 30
const mostMilliseconds = 1500

/** The first page of a hotel's public site with prices: its bytes, how many a second, the time to its first byte, and its largest paint on a phone. */
export const site = async (): Promise<Line[]> => {
  const dataDir = await makeDataDir()
  const server = await startInnkeeper(dataDir, 'demo', { TRUST_PROXY: '1' })
  try {
    const page = `${server.url}/book/HAIAU?${new URLSearchParams({ lang: 'vi', from: dayIn(30), to: dayIn(32), adults: '2', rooms: '1' }).toString()}`
    const { bytes } = await read(page)
    return [weightOf(bytes), ...(await speedOf(page, bytes)), await paintOf(page)]
  } finally {
    await server.stop()
    await removeDataDir(dataDir)
  }
}

const weightOf = ({ length }: Buffer): Line => ({
  what: 'The first page of a hotel’s site with prices, brotli',
  measured: `${numeral(length / 1000)} kB`,
  limit: '',
  ratio: null,
  aim: `< ${mostKilobytes} kB`,
  met: length / 1000 < mostKilobytes,
})

const speedOf = async (page: string, bytes: Buffer): Promise<Line[]> => {
  const bare = createServer((_request, response) => void response.end(bytes)).listen(0, '127.0.0.1')
  await once(bare, 'listening')
  const address = bare.address()
  const still = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`
  const [pages = [], stills = []] = await inTurn(runs, [() => rateOf(page), () => rateOf(still)])
  const [firsts = [], bareFirsts = []] = await inTurn(runs, [async () => (await read(page)).first, async () => (await read(still)).first])
  bare.close()
  const lineOf = (what: string, unit: string, [measured, limit]: readonly [readonly number[], readonly number[]]): Line => ({
    what: `${what} (${runs} runs)`,
    measured: `${numeral(median(measured))} ${unit}`,
    limit: `bare answer: ${numeral(median(limit))} ${unit}`,
    ratio: medianRatio(measured, limit),
    aim: '',
    met: null,
  })
  return [
    lineOf(`First pages of a site with prices, ${clients} clients`, 'a second', [pages, stills]),
    lineOf('First byte of the first page of a site with prices', 'ms', [firsts, bareFirsts]),
  ]
}

const agent = new Agent({ keepAlive: true, maxSockets: clients })
let networks = 0

type Answer = { readonly bytes: Buffer; readonly first: number }

/** Reads an answer from a network of its own; fails unless it is 200. */
const read = (address: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    networks += 1
    const from = performance.now()
    const network = `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`
    get(address, { agent, headers: { 'accept-encoding': 'br', 'x-forwarded-for': network } }, (reply) => {
      const first = performance.now() - from
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () =>
        reply.statusCode === 200 ? resolve({ bytes: Buffer.concat(parts), first }) : reject(new Error(`${address}: ${reply.statusCode}`)),
      )
    }).on('error', reject)
  })

const rateOf = async (address: string): Promise<number> => {
  const from = performance.now()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let asked = 0; asked < asksInTurn; asked += 1) await read(address)
    }),
  )
  return (clients * asksInTurn * 1000) / (performance.now() - from)
}

const paintOf = async (page: string): Promise<Line> => {
  const executablePath = process.env['CHROMIUM_PATH']
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath === undefined ? {} : { executablePath }),
  })
  const paints: number[] = []
  for (let run = 0; run < paintRuns; run += 1) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    })
    const tab = await context.newPage()
    const line = await context.newCDPSession(tab)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 200_000,
      uploadThroughput: 93_750,
    })
    await line.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await tab.goto(page, { waitUntil: 'networkidle' })
    paints.push(Number(await tab.evaluate(largestPaint)))
    await context.close()
  }
  await browser.close()
  return {
    what: `Largest paint of the first page of a site on a slowed phone (${paintRuns} runs)`,
    measured: `${numeral(median(paints))} ms`,
    limit: 'good: 2,500 ms',
    ratio: null,
    aim: `< ${numeral(mostMilliseconds)} ms`,
    met: median(paints) < mostMilliseconds,
  }
}

/** Runs in the page, as text: the bench's types know no browser. */
const largestPaint = `new Promise((resolve) => new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime)).observe({ type: 'largest-contentful-paint', buffered: true }))`
