import { inDays } from '../factories/book-stay.ts'
import { oneOf, put, type Preparations, type Scene } from './scene.ts'

/** A line that is not agreed yet of an open statement, moved to a state; which statements count is a condition on them. */
const lineIn = async (scene: Scene, state: string, which = 'true'): Promise<string> => {
  const line = String(
    await oneOf(
      scene,
      `select month_line_id from month_line l join month_statement s using (property_id, month_statement_id)
        where property_id = $1 and s.state = 'open' and l.state <> 'agreed' and ${which} order by month_line_id limit 1`,
    ),
  )
  await put(scene, `update month_line set state = '${state}' where property_id = $1 and month_line_id = '${line}'`)
  return line
}

/** The statement of a line, and what is agreed by agreeing to it. */
const agreed = async (scene: Scene, line: string) => {
  const of = `from month_line where property_id = $1 and month_line_id = '${line}'`
  return {
    id: await oneOf(scene, `select month_statement_id ${of}`),
    lines: [line],
    amount: Number(await oneOf(scene, `select amount - allowed ${of}`)),
  }
}

const longAgo = `'2020-01-01'`

/** A line of the asking agent, in a state: one open statement is made the agent's, of a month in which it has no other. */
const agentsLine = async (scene: Scene, state: string): Promise<string> => {
  await put(
    scene,
    `insert into month_drawn (property_id, month, drawn_at) values ($1, ${longAgo}, now()) on conflict do nothing`,
    `update month_statement set month = ${longAgo},
         travel_agent_id = (select travel_agent_id from booking where code = '${scene.kept['code'] ?? ''}')
      where property_id = $1 and not exists (select from month_statement where property_id = $1 and month = ${longAgo})
        and month_statement_id = (
          select month_statement_id from month_statement where property_id = $1 and state = 'open' order by lines desc, 1 limit 1)`,
  )
  return lineIn(scene, state, `s.month = ${longAgo}`)
}

/** A statement with a line that both agreed on and that is still on credit: a booking that comes late into it. */
const owing = async (scene: Scene) => {
  const id = await oneOf(
    scene,
    `with owed as (
       select s.property_id, s.month_statement_id, b.booking_id, b.total from booking b join month_statement s using (property_id, travel_agent_id)
        where property_id = $1 and b.state = 'confirm' and b.payment_method = 'debt' and b.paid = 0 and s.state = 'open' order by b.code limit 1),
     line as (
       insert into month_line (property_id, month_line_id, month_statement_id, booking_id, reason, amount, state, changed_at)
         select property_id, gen_random_uuid(), month_statement_id, booking_id, 'late', total, 'agreed', now() from owed)
     update month_statement s set lines = s.lines + 1, amount = s.amount + o.total from owed o
      where s.property_id = o.property_id and s.month_statement_id = o.month_statement_id returning s.month_statement_id`,
  )
  const payable = await oneOf(
    scene,
    `select sum(left_of_month_line(l)) from month_line l where property_id = $1 and month_statement_id = '${String(id)}' and state = 'agreed'`,
  )
  return { id, amount: 1_000_000, payable: Number(payable), paidOn: inDays(0), paymentMethod: 'cash' }
}

/** What the sample data needs before it accepts what is done with monthly statements. */
export const monthChanges: Preparations = {
  'booking/monthly/agree': async (scene) => ({ input: await agreed(scene, await lineIn(scene, 'open')) }),
  'booking/monthly/dispute': async (scene) => ({ input: { line: await lineIn(scene, 'open') } }),
  'booking/monthly/answer': async (scene) => ({ input: { line: await lineIn(scene, 'agentDisputes'), allowed: 0 } }),
  'booking/monthly/settle': async (scene) => ({ input: await owing(scene) }),
  'distribution/monthly-agree': async (scene) => ({ input: await agreed(scene, await agentsLine(scene, 'open')) }),
  'distribution/monthly-dispute': async (scene) => ({ input: { line: await agentsLine(scene, 'open') } }),
  'distribution/monthly-answer': async (scene) => ({ input: { line: await agentsLine(scene, 'propertyDisputes') } }),
}
