import { oneOf, put, type Preparations, type Scene } from './scene.ts'

/** A line of a statement that is open, moved to a state. */
const lineIn = async (scene: Scene, state: string): Promise<string> => {
  const line = String(
    await oneOf(
      scene,
      `select month_line_id from month_line join month_statement s using (property_id, month_statement_id)
        where property_id = $1 and s.state = 'open' order by month_line_id limit 1`,
    ),
  )
  await put(scene, `update month_line set state = '${state}' where property_id = $1 and month_line_id = '${line}'`)
  return line
}

/** What the sample data needs before it accepts what a property does with monthly statements. */
export const monthChanges: Preparations = {
  'booking/monthly/agree': async (scene) => {
    const line = await lineIn(scene, 'open')
    const id = await oneOf(scene, `select month_statement_id from month_line where property_id = $1 and month_line_id = '${line}'`)
    const amount = await oneOf(scene, `select amount - allowed from month_line where property_id = $1 and month_line_id = '${line}'`)
    return { input: { id, lines: [line], amount: Number(amount) } }
  },
  'booking/monthly/dispute': async (scene) => ({ input: { line: await lineIn(scene, 'open') } }),
  'booking/monthly/answer': async (scene) => ({ input: { line: await lineIn(scene, 'agentDisputes'), allowed: 0 } }),
}
