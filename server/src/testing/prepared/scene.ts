import type { CallPath } from '@innkeeper/protocol/catalogue'
import type { SignedIn } from '../factories/factories.ts'
import type { Kept } from '../inputs/right-inputs.ts'
import type { TestServer } from '../server/test-server.ts'

/** What a change is prepared with: the sample data, who makes it, and what earlier changes have created. Both sign by `knownPassword`. */
export type Scene = {
  readonly server: TestServer
  readonly propertyId: string
  readonly owner: SignedIn
  readonly admin: SignedIn
  readonly kept: Kept
  readonly spare: Kept
}

/** What a prepared change is sent with, instead of the generated values. */
export type Prepared = { readonly input?: object; readonly as?: SignedIn; readonly file?: File }

/** How the sample data is brought to where it accepts a change. */
export type Preparations = Partial<Record<CallPath, (scene: Scene) => Promise<Prepared>>>

/** One value of the sample data: the first column of the first row. Every query may use the property as `$1`. */
export const oneOf = async ({ server, propertyId }: Scene, sql: string): Promise<unknown> =>
  (await rowsOf({ server, propertyId }, sql))[0]?.[0]

/** The first column of all rows. */
export const columnOf = async (scene: Scene, sql: string): Promise<readonly unknown[]> => (await rowsOf(scene, sql)).map(([value]) => value)

/** Writes to the sample data. */
export const put = async (scene: Scene, ...statements: readonly string[]): Promise<void> => {
  for (const sql of statements) await rowsOf(scene, sql)
}

const rowsOf = async ({ server, propertyId }: Pick<Scene, 'server' | 'propertyId'>, sql: string): Promise<readonly unknown[][]> => {
  const values = sql.includes('$1') ? [propertyId] : []
  const { rows } = await server.database.pool.query<unknown[]>({ text: sql, values, rowMode: 'array' })
  return rows
}
