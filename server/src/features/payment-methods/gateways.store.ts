import type { Rail } from '@innkeeper/rules/payment/gateway-state'
import type { GatewayCheck, GatewayFinding } from '@innkeeper/rules/payment/gateway-test'
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

const columns = `
  g.rail, g.mode, g.merchant_code as "merchantCode", g.access_code as "accessCode", g.bank_bin as "bankBin",
  g.account_number as "accountNumber", g.account_owner as "accountOwner", g.sealed_secret as "sealedSecret",
  g.secret_ending as "secretEnding", g.secret_set_at as "secretSetAt", g.active, g.tested_at as "testedAt",
  coalesce(g.test_checks, '[]') as checks, g.works_since as "worksSince", g.version, g.changed_at as "changedAt", g.changed_by as "changedBy",
  case when b.bank_bin is null then null
    else json_build_object('bin', b.bank_bin, 'code', b.code, 'shortName', b.short_name, 'name', b.name) end as bank`

/** The gateways that a property has configured. */
export const allGateways = (tx: PropertyTx): Promise<StoredGateway[]> =>
  tx.rows<StoredGateway>(`select ${columns} from payment_gateway g left join bank b using (bank_bin) where g.property_id = $1`, [
    tx.propertyId,
  ])

/** A gateway of a property; undefined where it is not configured. */
export const findGateway = async (tx: PropertyTx, rail: Rail): Promise<StoredGateway | undefined> => {
  const [gateway] = await tx.rows<StoredGateway>(
    `select ${columns} from payment_gateway g left join bank b using (bank_bin) where g.property_id = $1 and g.rail = $2`,
    [tx.propertyId, rail],
  )
  return gateway
}

/** A gateway to be changed, locked until the transaction ends. */
export const gatewayToChange = async (tx: PropertyTx, rail: Rail): Promise<StoredGateway | undefined> => {
  await tx.rows('select from payment_gateway where property_id = $1 and rail = $2 for update', [tx.propertyId, rail])
  return findGateway(tx, rail)
}

/** Adds a gateway; false where there is one already. */
export const insertGateway = async (
  tx: PropertyTx,
  rail: Rail,
  values: GatewayValues,
  kept: { readonly secret: KeptSecret | null; readonly person: string },
): Promise<boolean> => {
  const added = await tx.rows(
    `insert into payment_gateway (property_id, rail, mode, merchant_code, access_code, bank_bin, account_number, account_owner,
        sealed_secret, secret_ending, secret_set_at, changed_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $9::bytea is null then null else now() end, $11)
     on conflict (property_id, rail) do nothing returning rail`,
    [tx.propertyId, rail, ...listed(values), kept.secret?.sealed ?? null, kept.secret?.ending ?? null, kept.person],
  )
  return added.length > 0
}

/** Replaces a gateway's values; a secret that is not given stays. If the values differ, the old test result no longer counts. */
export const updateGateway = async (
  tx: PropertyTx,
  rail: Rail,
  values: GatewayValues & { readonly active: boolean; readonly proven: boolean },
  kept: { readonly secret: KeptSecret | null; readonly person: string },
): Promise<number> => {
  const [row] = await tx.rows<{ version: number }>(
    `update payment_gateway set mode = $3, merchant_code = $4, access_code = $5, bank_bin = $6, account_number = $7, account_owner = $8,
        sealed_secret = coalesce($9, sealed_secret), secret_ending = coalesce($10, secret_ending),
        secret_set_at = case when $9::bytea is null then secret_set_at else now() end,
        active = $11, tested_at = case when $12 then tested_at end, test_checks = case when $12 then test_checks end,
        works_since = case when $12 then works_since end, version = version + 1, changed_at = now(), changed_by = $13
      where property_id = $1 and rail = $2 returning version`,
    [
      tx.propertyId,
      rail,
      ...listed(values),
      kept.secret?.sealed ?? null,
      kept.secret?.ending ?? null,
      values.active,
      values.proven,
      kept.person,
    ],
  )
  if (row === undefined) throw new Error('a gateway that is held is there')
  return row.version
}

/** Switches a gateway off, unless it is off already, and returns its version. */
export const switchOff = async (tx: PropertyTx, rail: Rail, person: string): Promise<number> => {
  const [row] = await tx.rows<{ version: number }>(
    `update payment_gateway set active = false, version = version + active::integer,
        changed_at = case when active then now() else changed_at end, changed_by = case when active then $3 else changed_by end
      where property_id = $1 and rail = $2 returning version`,
    [tx.propertyId, rail, person],
  )
  if (row === undefined) throw new Error('a gateway that is held is there')
  return row.version
}

/** Saves the result of a test of one version; false where the gateway was changed meanwhile. */
export const saveTest = async (
  tx: PropertyTx,
  tested: Pick<StoredGateway, 'rail' | 'version'>,
  result: { readonly at: string; readonly checks: readonly CheckFound[]; readonly worksSince: string | null },
): Promise<boolean> => {
  const kept = await tx.rows(
    `update payment_gateway set tested_at = $4, test_checks = $5, works_since = $6
      where property_id = $1 and rail = $2 and version = $3 returning rail`,
    [tx.propertyId, tested.rail, tested.version, result.at, JSON.stringify(result.checks), result.worksSince],
  )
  return kept.length > 0
}

const listed = (values: GatewayValues) => [
  values.mode,
  values.merchantCode,
  values.accessCode,
  values.bankBin,
  values.accountNumber,
  values.accountOwner,
]
