import type { Rail } from '@innkeeper/rules/payment/gateway-state'
import type { GatewayCheck, GatewayFinding } from '@innkeeper/rules/payment/gateway-test'
import { sql, type UpdateObject } from 'kysely'
import { toColumns } from '#database/columns.ts'
import type { Tables } from '#database/tables.gen.ts'
import { changedNow, lastChange } from '#kit/records/own-record.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { Bank } from './banks.store.ts'

/** The result of one check of the last test. */
export type CheckFound = { readonly check: GatewayCheck; readonly finding: GatewayFinding; readonly code: string | null }

/** A person's configuration of a gateway; values that its rail does not use are empty. */
export type GatewayValues = {
  readonly mode: 'test' | 'live'
  readonly merchantCode: string
  readonly accessCode: string
  readonly bankBin: string | null
  readonly accountNumber: string
  readonly accountOwner: string
}

/** A sealed secret, with the last characters that are shown. */
export type KeptSecret = { readonly sealed: Buffer; readonly ending: string }

/** A gateway as it is stored. */
export type StoredGateway = GatewayValues & {
  readonly rail: Rail
  readonly sealedSecret: Buffer | null
  readonly secretEnding: string | null
  readonly secretSetAt: string | null
  readonly bank: Bank | null
  readonly active: boolean
  readonly testedAt: string | null
  readonly checks: readonly CheckFound[]
  readonly worksSince: string | null
  readonly version: number
  readonly changedAt: string
  readonly changedBy: string
}

/** The gateways that a property has configured. */
export const allGateways = (tx: PropertyTx): Promise<StoredGateway[]> => gateways(tx).execute()

/** A gateway of a property; undefined where it is not configured. */
export const findGateway = (tx: PropertyTx, rail: Rail): Promise<StoredGateway | undefined> =>
  gateways(tx).where('g.rail', '=', rail).executeTakeFirst()

/** A gateway to be changed, locked until the transaction ends. */
export const gatewayToChange = async (tx: PropertyTx, rail: Rail): Promise<StoredGateway | undefined> => {
  await tx.db.selectFrom('payment_gateway').where('property_id', '=', tx.propertyId).where('rail', '=', rail).forUpdate().execute()
  return findGateway(tx, rail)
}

/** Adds a gateway; false where there is one already. */
export const insertGateway = async (
  tx: PropertyTx,
  rail: Rail,
  values: GatewayValues,
  kept: { readonly secret: KeptSecret | null; readonly person: string },
): Promise<boolean> => {
  const added = await tx.db
    .insertInto('payment_gateway')
    .values({ property_id: tx.propertyId, rail, ...columnsOf(values), ...columnsOfSecret(kept.secret), changed_by: kept.person })
    .onConflict((conflict) => conflict.columns(['property_id', 'rail']).doNothing())
    .returning('rail')
    .executeTakeFirst()
  return added !== undefined
}

/** Replaces a locked gateway's values; a secret that is not given stays. If the values differ, the old test result no longer counts. */
export const updateGateway = (
  tx: PropertyTx,
  { rail, version }: Pick<StoredGateway, 'rail' | 'version'>,
  { active, proven, ...values }: GatewayValues & { readonly active: boolean; readonly proven: boolean },
  kept: { readonly secret: KeptSecret | null; readonly person: string },
): Promise<number> =>
  changed(tx, rail, {
    ...columnsOf(values),
    ...columnsOfSecret(kept.secret),
    ...(proven ? {} : { tested_at: null, test_checks: null, works_since: null }),
    ...changedNow({ version }, kept.person),
    active,
  })

/** Switches a locked gateway off, unless it is off already, and returns its version. */
export const switchOff = async (
  tx: PropertyTx,
  { rail, version, active }: Pick<StoredGateway, 'rail' | 'version' | 'active'>,
  person: string,
): Promise<number> => (active ? changed(tx, rail, { active: false, ...changedNow({ version }, person) }) : version)

/** Saves the result of a test of one version; false where the gateway was changed meanwhile. */
export const saveTest = async (
  tx: PropertyTx,
  tested: Pick<StoredGateway, 'rail' | 'version'>,
  result: { readonly at: string; readonly checks: readonly CheckFound[]; readonly worksSince: string | null },
): Promise<boolean> => {
  const kept = await tx.db
    .updateTable('payment_gateway')
    .set({ tested_at: result.at, test_checks: JSON.stringify(result.checks), works_since: result.worksSince })
    .where('property_id', '=', tx.propertyId)
    .where('rail', '=', tested.rail)
    .where('version', '=', tested.version)
    .returning('rail')
    .executeTakeFirst()
  return kept !== undefined
}

const changed = async (tx: PropertyTx, rail: Rail, columns: UpdateObject<Tables, 'payment_gateway'>): Promise<number> => {
  const { version } = await tx.db
    .updateTable('payment_gateway')
    .set(columns)
    .where('property_id', '=', tx.propertyId)
    .where('rail', '=', rail)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

const columnsOf = ({ mode, merchantCode, accessCode, bankBin, accountNumber, accountOwner }: GatewayValues) =>
  toColumns({ mode, merchantCode, accessCode, bankBin, accountNumber, accountOwner })

const columnsOfSecret = (secret: KeptSecret | null) =>
  secret === null ? {} : { sealed_secret: secret.sealed, secret_ending: secret.ending, secret_set_at: sql<string>`now()` }

const gateways = (tx: PropertyTx) =>
  tx.db
    .selectFrom('payment_gateway as g')
    .leftJoin('bank as b', 'b.bank_bin', 'g.bank_bin')
    .select(['g.rail', 'g.mode', 'g.merchant_code as merchantCode', 'g.access_code as accessCode', 'g.bank_bin as bankBin'])
    .select(['g.account_number as accountNumber', 'g.account_owner as accountOwner', 'g.sealed_secret as sealedSecret'])
    .select(['g.secret_ending as secretEnding', 'g.secret_set_at as secretSetAt', 'g.active', 'g.tested_at as testedAt'])
    .select(['g.works_since as worksSince', ...lastChange])
    .select([
      sql`coalesce(g.test_checks, '[]')`.as('checks'),
      sql`case when b.bank_bin is not null
        then json_build_object('bin', b.bank_bin, 'code', b.code, 'shortName', b.short_name, 'name', b.name) end`.as('bank'),
    ])
    .where('g.property_id', '=', tx.propertyId)
    .$castTo<StoredGateway>()
