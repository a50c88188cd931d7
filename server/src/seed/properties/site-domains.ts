import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { SeededProperty } from '../seeded.ts'

const by = 'Nguyễn Thị Thuỳ Dương'
const hour = 3_600_000

/** The domains of the sample properties, which exist nowhere: they are never looked up by the clock. */
const domains: readonly { readonly code: string; readonly domain: string; readonly proved: boolean; readonly token: string }[] = [
  { code: 'HAIAU', domain: 'haiautrang.example', proved: true, token: '3f9c1b7e52a84d06b1c0e7d94a6f2813' },
  { code: 'NGOCLAN', domain: 'ngoclan-hoguom.example', proved: false, token: '8d20e6a4c95b47f1a3be10c7f5d26984' },
]

/** The sample properties whose sites stand at Innkeeper's address alone. */
const withoutDomain = ['THACMAY'] as const

/** Connects the sites of two sample hotels, one at its proved domain, the other still without proof, and that of a park. */
export const seedSiteDomains = async (tx: Tx, properties: readonly SeededProperty[], now: Date): Promise<void> => {
  const ago = (hours: number): string => new Date(now.getTime() - hours * hour).toISOString()
  const idOf = (code: string): string => {
    const found = properties.find((property) => property.code === code)
    if (found === undefined) throw new Error(`the sample data has no ${code}`)
    return found.propertyId
  }
  const connected = [...domains.map(({ code }) => code), ...withoutDomain]
  await tx.db
    .insertInto('property_site')
    .values(connected.map((code) => ({ property_id: idOf(code), opened_at: ago(50), opened_by: by })))
    .execute()
  for (const { code, domain, proved, token } of domains) {
    const property_id = idOf(code)
    const waiting = { property_id, site_domain_id: uuidv7(), domain, token, added_at: ago(50), added_by: by }
    const proof = { state: 'proved', proved_by: 'dns', proved_at: ago(48), checked_at: ago(3) }
    await tx.db
      .insertInto('site_domain')
      .values(proved ? { ...waiting, ...proof } : waiting)
      .execute()
  }
}
