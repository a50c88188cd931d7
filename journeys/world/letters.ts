import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ownProduct } from './start/own-product.ts'

/**
 * The letters sent to an address, or to addresses that start with it, as a person can read them. A letter that is still being written does
 * not count.
 */
export const lettersTo = async (address: string, folder = ownProduct().mail): Promise<readonly string[]> => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return letters.filter((letter) => letter.includes(`To: ${address}`))
}
