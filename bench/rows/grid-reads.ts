import { catchStatements, readerOfPrices, type Statement } from '../caught-statements.ts'
import { accepting, askOnce, openConnection, questionOf, type Credential, type Question } from '../connection.ts'
import { numeral, type Line } from '../line.ts'
import { inTurn, median, medianRatio, perSecond, type Runs } from '../measure.ts'
import { dayIn, type Stage } from '../stage.ts'
import { askedWithoutPause } from '../without-pause.ts'

const turns = 7
const seconds = 1.5
const readers = 16

/** Grids of 30 nights and 50 plans, read by many clients at the same time, compared with the same query on the bare driver. */
export const gridReads = async (stage: Stage): Promise<Line[]> => {
  const query = await queryOfGrid(stage)
  const plain = inRotation(stage.tokens)
  const compressed = inRotation(stage.tokens, encoding)
  const [http = [], packed = [], bare = []] = await inTurn(turns, [
    () => throughHttp(stage, plain),
    () => throughHttp(stage, compressed),
    () => onBareDriver(stage, query),
  ])
  const limit = `${numeral(median(bare))}/s: the same query on the bare driver`
  const [whole, sent] = await Promise.all([sizeOf(stage, plain()), sizeOf(stage, compressed())])
  const what = `Grid reads, 30 nights × 50 plans, ${readers} readers`
  return [
    { what: `${what} (${turns} runs)`, measured: `${numeral(median(http))}/s`, limit, ...heldAgainst(http, bare) },
    {
      what: `${what} who accept brotli (${turns} runs)`,
      measured: `${numeral(median(packed))}/s; ${numeral(sent)} kB each instead of ${numeral(whole)} kB`,
      limit,
      ...heldAgainst(packed, bare),
    },
  ]
}

const encoding = 'br'

const heldAgainst = (runs: Runs, bare: Runs): Pick<Line, 'ratio' | 'aim' | 'met'> => {
  const ratio = medianRatio(runs, bare)
  return { ratio, aim: '≥ 0.6', met: ratio >= 0.6 }
}

/** The size of an answer as it is sent, in thousands of bytes. */
const sizeOf = async ({ server }: Stage, question: Question): Promise<number> => {
  const { ask, close } = await openConnection(server.url)
  try {
    return Buffer.byteLength(await ask(question), 'latin1') / 1000
  } finally {
    close()
  }
}

const questionAs = (token: string | undefined) => {
  const credential: Credential = `Token ${token ?? ''}`
  return questionOf('room-plan/get-all-avail-rate', { from: dayIn(1), to: dayIn(30) }, credential)
}

/** Each session may send 600 requests a minute, so the readers take turns with all of them. */
const inRotation = (tokens: readonly string[], encodingAccepted?: string) => {
  const questions = tokens
    .map(questionAs)
    .map((question) => (encodingAccepted === undefined ? question : accepting(question, encodingAccepted)))
  let at = 0
  return () => questions[(at += 1) % questions.length] ?? questionAs(tokens[0])
}

const queryOfGrid = async ({ database, server, tokens }: Stage): Promise<Statement> =>
  readerOfPrices(await catchStatements(database, server.dataDir, () => askOnce(server.url, questionAs(tokens[0]))))

const throughHttp = async ({ server }: Stage, next: ReturnType<typeof inRotation>): Promise<number> =>
  (await askedWithoutPause(server.url, next, { clients: readers, seconds })).rate

const onBareDriver = ({ database }: Stage, { text, values }: Statement): Promise<number> =>
  perSecond(
    Array.from({ length: readers }, () => () => database.query({ name: 'grid', text, values: [...values] })),
    seconds,
  )
