import type { CallInput, CallPath } from '@innkeeper/protocol/catalogue'
import { openConnection, questionOf } from '../connection.ts'
import { settle } from '../fill.ts'
import { numeral, type Line } from '../line.ts'
import { inTurn, median, medianRatio, timeOf } from '../measure.ts'
import type { Stage } from '../stage.ts'

const pickerCount = 10_000
const listCount = 100_000
const turns = 15

/** Users and agents of a property: their lists among 100,000 against the bare queries, and what finds one by a few letters. */
export const people = async (stage: Stage): Promise<Line[]> => {
  await addAgents(stage, 1, pickerCount)
  await settle(stage.database)
  const picker = await findLine(
    stage,
    'travelagent/get-all-agent-es',
    { text: 'sen 77' },
    { what: `Agents to choose from, by name, among ${many(pickerCount)}`, most: 20 },
  )
  await addAgents(stage, pickerCount + 1, listCount)
  await addUsers(stage)
  await settle(stage.database)
  return [
    picker,
    await listLine(stage, 'user/get-all', `Users, the first page of ${many(listCount)}`, usersSql),
    await listLine(stage, 'travelagent/get-all-active', `Linked agents, the first page of ${many(listCount)}`, agentsSql),
    await findLine(
      stage,
      'find/things',
      { text: 'sen 77' },
      { what: `Things found by letters, among ${many(listCount)} agents and users`, most: 30 },
    ),
  ]
}

const many = (count: number): string => count.toLocaleString('en')

const addAgents = ({ database, hotelId }: Stage, from: number, to: number) =>
  database.query(
    `with agent as (
       insert into travel_agent (travel_agent_id, code, name_vi, name_en, kind)
         select uuidv7(), 'SEN' || n, 'Lữ hành Sen ' || n, 'Lotus Travel ' || n, 'travel company' from generate_series($2::integer, $3::integer) as n
         returning travel_agent_id)
     insert into travel_agent_link (property_id, travel_agent_id, level) select $1, travel_agent_id, 3 from agent`,
    [hotelId, from, to],
  )

const addUsers = ({ database, hotelId }: Stage) =>
  database.query(
    `with person as (
       insert into account (account_id, kind, user_name, email, full_name, password_hash)
         select uuidv7(), 'user', 'sen.' || n, 'sen.' || n || '@example.com', 'Võ Thị Sen ' || n, 'none' from generate_series(1, ${listCount}) as n
         returning account_id)
     insert into membership (property_id, account_id) select $1, account_id from person`,
    [hotelId],
  )

const byName = 'collate "vi-x-icu"'

/** The bare queries of a list: its first page, and how many rows there are. */
type BareSql = { readonly page: string; readonly count: string }

const usersSql: BareSql = {
  page: `select * from membership m join account a using (account_id) where m.property_id = $1 order by a.full_name ${byName}, a.account_id limit 15`,
  count: `select count(*) from membership m join account a using (account_id) where m.property_id = $1`,
}

const agentsSql: BareSql = {
  page: `select * from travel_agent_link l join travel_agent a using (travel_agent_id) where l.property_id = $1 and l.active and a.active
    order by a.name_vi ${byName}, a.code limit 15`,
  count: `select count(*) from travel_agent_link l join travel_agent a using (travel_agent_id) where l.property_id = $1 and l.active and a.active`,
}

const listLine = async (stage: Stage, path: 'user/get-all' | 'travelagent/get-all-active', what: string, bare: BareSql): Promise<Line> => {
  const question = questionOf(path, {}, `Token ${stage.tokens[0] ?? ''}`)
  const onBareDriver = async () => {
    await stage.database.query(bare.page, [stage.hotelId])
    await stage.database.query(bare.count, [stage.hotelId])
  }
  const { ask, close } = await openConnection(stage.server.url)
  try {
    const [http = [], direct = []] = await inTurn(turns, [() => timeOf(() => ask(question)), () => timeOf(onBareDriver)])
    const ratio = medianRatio(direct, http)
    return {
      what: `${what} (${turns} runs)`,
      measured: `${numeral(median(http))} ms`,
      limit: `${numeral(median(direct))} ms: bare queries for the page and its total`,
      ratio,
      aim: '≥ 0.5',
      met: ratio >= 0.5,
    }
  } finally {
    close()
  }
}

const findLine = async <P extends CallPath>(
  stage: Stage,
  path: P,
  input: CallInput<P>,
  { what, most }: { what: string; most: number },
): Promise<Line> => {
  const question = questionOf(path, input, `Token ${stage.tokens[0] ?? ''}`)
  const { ask, close } = await openConnection(stage.server.url)
  try {
    if (!(await ask(question)).includes('77')) throw new Error(`${path} has found nothing`)
    const [http = []] = await inTurn(turns, [() => timeOf(() => ask(question))])
    const taken = median(http)
    return {
      what: `${what} (${turns} runs)`,
      measured: `${numeral(taken)} ms`,
      limit: '',
      ratio: null,
      aim: `< ${most} ms`,
      met: taken < most,
    }
  } finally {
    close()
  }
}
