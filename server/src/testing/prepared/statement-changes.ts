import { inDays } from '../factories/book-stay.ts'
import { statementFile } from '../forms/statement-file.ts'
import { owing } from './payment-changes.ts'
import { oneOf, type Preparations, type Scene } from './scene.ts'

/** A new statement with one line of a little money; returns the line's id. */
const newLine = async (scene: Scene): Promise<unknown> => {
  const content = `CK ${crypto.randomUUID()}`
  await scene.server.ask(
    'booking/payment/statement-upload',
    {},
    { ...scene.owner, file: statementFile([{ day: inDays(0), amount: 1000, content }]) },
  )
  return oneOf(scene, `select bank_line_id from bank_line where property_id = $1 and content = '${content}'`)
}

/** What the sample data needs before it accepts bank statements and what is done with their lines. */
export const statementChanges: Preparations = {
  'booking/payment/statement-upload': async () => ({
    file: statementFile([{ day: inDays(0), amount: 1000, content: `CK ${crypto.randomUUID()}` }]),
  }),
  'booking/payment/statement-book': async (scene) => ({
    input: { lines: [{ id: await newLine(scene), code: await oneOf(scene, `select code ${owing}`), back: 0 }] },
  }),
  'booking/payment/statement-aside': async (scene) => ({ input: { ids: [await newLine(scene)], aside: true } }),
}
