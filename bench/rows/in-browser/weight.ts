import type { Response } from 'playwright-core'
import { firstCell, gridPath, type Screening } from '../../browser.ts'
import { numeral, type Line } from '../../line.ts'
import { median } from '../../measure.ts'

const runs = 3

/**
 * The compressed JavaScript and style sheets that are loaded until the sign-in page and until the grid can be used, with an empty cache.
 */
export const weight = async (screening: Screening): Promise<Line[]> => [
  await lineOf(screening, { who: 'stranger', page: 'sign-in page', path: '/login', ready: 'input[type=password]', aim: 160 }),
  await lineOf(screening, { who: 'owner', page: 'grid', path: gridPath, ready: firstCell, aim: 260 }),
  await allOf(screening),
]

/** Everything that the network carries until the first price of the grid, heads of answers and fonts too. */
const allOf = async ({ visit }: Screening): Promise<Line> => {
  const sizes: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const { context, page } = await visit('owner')
    const line = await context.newCDPSession(page)
    let bytes = 0
    line.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    await line.send('Network.enable')
    await page.goto(gridPath, { waitUntil: 'commit' })
    await page.locator(firstCell).first().waitFor()
    sizes.push(bytes / 1000)
    await context.close()
  }
  return {
    what: `All that is sent before the grid shows its first prices (${runs} runs)`,
    measured: `${numeral(median(sizes))} kB`,
    limit: 'QloApps 1.7: 517 to 686 kB',
    ratio: null,
    aim: '< 300 kB',
    met: median(sizes) < 300,
  }
}

type Opening = {
  readonly who: 'stranger' | 'owner'
  readonly page: string
  readonly path: string
  readonly ready: string
  /** In thousands of bytes. */
  readonly aim: number
}

const lineOf = async (screening: Screening, opening: Opening): Promise<Line> => {
  const sizes: number[] = []
  let files = 0
  for (let run = 0; run < runs; run += 1) {
    const sent = await sentUntilReady(screening, opening)
    sizes.push(sent.bytes / 1000)
    files = sent.files
  }
  return {
    what: `JavaScript and CSS sent before the ${opening.page} can be used, brotli (${runs} runs)`,
    measured: `${numeral(median(sizes))} kB in ${files} files`,
    limit: '',
    ratio: null,
    aim: `< ${opening.aim} kB`,
    met: median(sizes) < opening.aim,
  }
}

const sentUntilReady = async ({ visit }: Screening, { who, path, ready }: Opening) => {
  const { context, page } = await visit(who)
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator(ready).first().waitFor()
  const ours = responses.filter((response) => ['script', 'stylesheet'].includes(response.request().resourceType()))
  const plain = ours.filter((response) => response.headers()['content-encoding'] !== 'br')
  if (plain.length > 0) throw new Error(`not sent as brotli: ${plain.map((response) => response.url()).join(', ')}`)
  const sizes = await Promise.all(ours.map(async (response) => (await response.request().sizes()).responseBodySize))
  await context.close()
  return { files: ours.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
