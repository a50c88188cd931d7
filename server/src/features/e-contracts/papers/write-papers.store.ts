import type { ContractArticle } from '@innkeeper/rules/e-contract/contract-text'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { WrittenPdf } from '#kit/pdf/write-pdfs.ts'
import type { SignatureInFile } from './paper-pdf.ts'

/** What is written into a draft. */
export type Draft = {
  readonly templateId: string
  readonly startsOn: string
  readonly endsOn: string
  readonly commission: number
  readonly extraVi: string
  readonly extraEn: string
}

const columnsOf = (draft: Draft) => ({
  contract_template_id: draft.templateId,
  starts_on: draft.startsOn,
  ends_on: draft.endsOn,
  commission_basis_points: draft.commission,
  extra_vi: draft.extraVi,
  extra_en: draft.extraEn,
})

/** Begins a draft of a contract and makes it the one of the property, also where nobody has started the contract. */
export const insertDraft = async (tx: PropertyTx, draft: Draft, person: string): Promise<string> => {
  const paperId = uuidv7()
  const { name_vi, name_en } = await tx.db
    .selectFrom('contract_template')
    .select(['name_vi', 'name_en'])
    .where('contract_template_id', '=', draft.templateId)
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('contract_paper')
    .values({
      property_id: tx.propertyId,
      contract_paper_id: paperId,
      kind: 'contract',
      number: '',
      name_vi,
      name_en,
      created_by: person,
      ...columnsOf(draft),
    })
    .execute()
  const current = { contract_paper_id: paperId, changed_by: person }
  await tx.db
    .insertInto('e_contract')
    .values({ property_id: tx.propertyId, ...current })
    .onConflict((conflict) => conflict.column('property_id').doUpdateSet({ ...current, changed_at: sql<string>`now()` }))
    .execute()
  return paperId
}

/** Changes a draft. */
export const updateDraft = async (tx: PropertyTx, paperId: string, draft: Draft): Promise<void> => {
  await tx.db
    .updateTable('contract_paper')
    .set((eb) => ({ ...columnsOf(draft), version: eb('version', '+', 1) }))
    .where('property_id', '=', tx.propertyId)
    .where('contract_paper_id', '=', paperId)
    .execute()
}

/** Takes a paper back: it stays as it was, and is signed no more. */
export const withdrawPaper = async (tx: PropertyTx, paperId: string): Promise<void> => {
  await tx.db
    .updateTable('contract_paper')
    .set({ withdrawn_at: sql<string>`now()` })
    .where('property_id', '=', tx.propertyId)
    .where('contract_paper_id', '=', paperId)
    .execute()
}

/** Freezes the text of a paper. */
export const freezePaper = async (tx: PropertyTx, paperId: string, articles: readonly ContractArticle[], now: Date): Promise<void> => {
  await tx.db
    .updateTable('contract_paper')
    .set({ articles: JSON.stringify(articles), published_at: now.toISOString() })
    .where('property_id', '=', tx.propertyId)
    .where('contract_paper_id', '=', paperId)
    .execute()
}

/** Where a file belongs: its paper and its stage. */
export type FilePlace = {
  readonly paperId: string
  readonly stage: 'published' | 'completed' | 'signed'
  readonly fileName: string
  readonly now: Date
}

/** Keeps a file and returns its SHA-256 in hexadecimal digits. */
export const insertFile = async (tx: PropertyTx, place: FilePlace, { content, pages }: WrittenPdf): Promise<string> => {
  const { sha256 } = await tx.db
    .insertInto('contract_file')
    .values({
      property_id: tx.propertyId,
      contract_paper_id: place.paperId,
      stage: place.stage,
      file_name: place.fileName,
      pages,
      content,
      made_at: place.now.toISOString(),
    })
    .returning('sha256')
    .executeTakeFirstOrThrow()
  return sha256.toString('hex')
}

/** Keeps a signature; a side signs a paper once. */
export const insertSignature = async (
  tx: PropertyTx,
  paperId: string,
  signature: SignatureInFile & { readonly accountId: string; readonly person: string },
): Promise<void> => {
  await tx.db
    .insertInto('contract_signature')
    .values({
      property_id: tx.propertyId,
      contract_paper_id: paperId,
      side: signature.side,
      account_id: signature.accountId,
      person: signature.person,
      signer: signature.signer,
      position: signature.position,
      signed_at: signature.signedAt,
      address: signature.address,
      device: signature.device,
      read_sha256: Buffer.from(signature.readSha256, 'hex'),
    })
    .execute()
}

/** A change of the contract that moves nothing still counts as one, so that nobody acts on what they have not seen. Returns its version. */
export const countChange = async (tx: PropertyTx, person: string): Promise<number> => {
  const { version } = await tx.db
    .updateTable('e_contract')
    .set((eb) => ({ version: eb('version', '+', 1), changed_at: sql<string>`now()`, changed_by: person }))
    .where('property_id', '=', tx.propertyId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
