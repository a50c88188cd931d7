import { catalogue, type CallOutput, type CallRequest } from '@innkeeper/protocol/catalogue'
import { likeText } from '#database/like-text.ts'
import { rowsLike, totalRows } from '#kit/transaction/rows-like.ts'
import type { Listed } from '#kit/call/listed.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'

type Asked = Omit<CallRequest<'travelagent/get-all-agent-es'>, 'chosen'>
type Found = CallOutput<'travelagent/get-all-agent-es'>['agents'][number]
type Linkable = CallOutput<'travelagent/get-all-agent'>[number]

const foundRows = rowsLike<Found>(catalogue['travelagent/get-all-agent-es'].output.shape.agents.element.strict())
const linkableRows = rowsLike<Linkable>(catalogue['travelagent/get-all-agent'].output.element.strict())

const name = `json_build_object('vi', a.name_vi, 'en', a.name_en) as name`

const found = `a.travel_agent_id as "travelAgentId", a.code, ${name}, a.kind, l.level, l.active and a.active as active
  from travel_agent a join travel_agent_link l on l.property_id = $1 and l.travel_agent_id = a.travel_agent_id`

// One condition for each filter that is set: a search that leaves one out is planned as if there were none.
const conditions = ({ text, kind, level, linked }: Asked) =>
  [
    ...(text === '' ? [] : [{ where: `a.search_text like '%' || folded($N) || '%'`, value: likeText(text) }]),
    ...(kind === undefined ? [] : [{ where: 'a.kind = $N', value: kind }]),
    ...(level === undefined ? [] : [{ where: 'l.level = $N', value: level }]),
    ...(linked === undefined ? [] : [{ where: '(l.active and a.active) = $N', value: linked }]),
  ].map(({ where, value }, index) => ({ where: where.replace('$N', `$${index + 2}`), value }))

/** The agents of the property that match, by name, and how many there are in all. */
export const searchAgents = async (tx: PropertyTx, asked: Asked): Promise<{ agents: Found[]; total: number }> => {
  const set = conditions(asked)
  const where = set.length === 0 ? '' : `where ${set.map((one) => one.where).join(' and ')}`
  const values = [tx.propertyId, ...set.map(({ value }) => value)]
  const [agents, [counted]] = await Promise.all([
    foundRows(tx, `select ${found} ${where} order by a.name_vi collate "vi-x-icu", a.code limit ${asked.limit}`, values),
    totalRows(
      tx,
      `select count(*) as total from travel_agent a join travel_agent_link l on l.property_id = $1 and l.travel_agent_id = a.travel_agent_id ${where}`,
      values,
    ),
  ])
  return { agents, total: counted?.total ?? 0 }
}

/** One agent of the property, linked or not any more; undefined where it never was. */
export const agentHere = async (tx: PropertyTx, travelAgentId: string): Promise<Found | undefined> => {
  const [agent] = await foundRows(tx, `select ${found} where a.travel_agent_id = $2`, [tx.propertyId, travelAgentId])
  return agent
}

const linkable = `from travel_agent a left join travel_agent_link l on l.property_id = $1 and l.travel_agent_id = a.travel_agent_id
  where a.active and not coalesce(l.active, false)
    and ($2 = '' or a.search_text like '%' || folded($2) || '%') and ($3::text is null or a.kind = $3)`

/** A page of the platform's agents that the property may link, by name, and how many there are. */
export const linkableAgents = async (
  tx: PropertyTx,
  { text, kind, limit, offset }: CallRequest<'travelagent/get-all-agent'>,
): Promise<Listed<Linkable[]>> => {
  const values = [tx.propertyId, likeText(text), kind ?? null]
  const [rows, [counted], [whole]] = await Promise.all([
    linkableRows(
      tx,
      `select a.code, ${name}, a.kind, l.level as "formerLevel" ${linkable}
        order by a.name_vi collate "vi-x-icu", a.code limit $4 offset $5`,
      [...values, limit, offset],
    ),
    totalRows(tx, `select count(*) as total ${linkable}`, values),
    totalRows(tx, `select count(*) as total ${linkable}`, [tx.propertyId, '', null]),
  ])
  return { rows, total: counted?.total ?? 0, all: whole?.total ?? 0 }
}
