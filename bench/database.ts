import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'

const asText = new Set<number>([pg.types.builtins.DATE, pg.types.builtins.INT8, pg.types.builtins.TIMESTAMPTZ])

/** Dates and large numbers stay text, so that the bare driver does no needless work. */
const types = new pg.TypeOverrides()
for (const oid of asText) types.setTypeParser(oid, (value: string) => value)

/** Opens the embedded database of a data directory beside the server: with the bare driver, without roles or row security. */
export const openBareDatabase = async (dataDir: string, connections: number): Promise<pg.Pool> => {
  const cluster = join(dataDir, 'postgres', 'data')
  const [, , , port = '', socketDirectory = ''] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
  const pool = new pg.Pool({
    host: resolve(cluster, socketDirectory),
    port: Number(port),
    user: 'postgres',
    database: 'innkeeper',
    max: connections,
    types,
    application_name: 'innkeeper bench',
  })
  pool.on('error', (error) => process.emitWarning(error))
  return pool
}
