import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import pg from 'pg'

const text = (value: string): string => value
const { DATE, INT8, TIMESTAMPTZ } = pg.types.builtins

/** Dates stay text, as on the server, so that the bare driver does no more than the server does. */
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === DATE || oid === INT8 || oid === TIMESTAMPTZ
      ? text
      : format === 'binary'
        ? pg.types.getTypeParser(oid, 'binary')
        : pg.types.getTypeParser(oid, 'text'),
}

/** Opens the embedded database of a data directory beside the server: the bare driver, without roles or row security. */
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
