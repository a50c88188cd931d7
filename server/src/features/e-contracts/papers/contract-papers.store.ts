import { contractArticles } from '@innkeeper/protocol/shapes/contract-shapes'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CallOutput } from '@innkeeper/protocol/catalogue'
import { momentInJson } from '#database/parsers.ts'
import type { PropertyTx } from '#kit/transaction/transaction.ts'
import type { ContractArticle } from '@innkeeper/rules/e-contract/contract-text'

type Paper = CallOutput<'contract/read'>['papers'][number]

/** A paper as it is kept: a draft has the text of its template, which still has blanks. */
export type StoredPaper = Omit<Paper, 'articles' | 'state'> & {
  readonly amends: string | null
  readonly templateId: string | null
  readonly extraVi: string
  readonly extraEn: string
  readonly legal: Readonly<Record<string, string>>
  /** The name of the bank that the amendment changes to. */
  readonly bankName: string | null
  readonly withdrawnAt: string | null
  /** As published; null in a draft. */
  readonly text: readonly ContractArticle[] | null
  /** Of its template; none in an amendment. */
  readonly template: readonly ContractArticle[]
}

/** The papers of a property: the contract that counts and its amendments first, the latest first. */
export const papersOf = (tx: PropertyTx): Promise<StoredPaper[]> =>
  papers(tx)
    .orderBy(sql`p.contract_paper_id is distinct from e.contract_paper_id`)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.contract_paper_id')
    .execute()
    .then((rows) => rows.map(read))

/** One paper of the property; undefined where it has no such paper. */
export const paperOf = async (tx: PropertyTx, paperId: string): Promise<StoredPaper | undefined> => {
  const found = await papers(tx).where('p.contract_paper_id', '=', paperId).executeTakeFirst()
  return found === undefined ? undefined : read(found)
}

type Row = Omit<StoredPaper, 'text' | 'template'> & { readonly text: unknown; readonly template: unknown }

const read = ({ text, template, ...paper }: Row): StoredPaper => ({
  ...paper,
  text: text === null ? null : contractArticles.parse(text),
  template: template === null ? [] : contractArticles.parse(template),
})

const papers = (tx: PropertyTx) =>
  tx.db
    .selectFrom('contract_paper as p')
    .leftJoin('e_contract as e', 'e.property_id', 'p.property_id')
    .leftJoin('contract_template as t', 't.contract_template_id', 'p.contract_template_id')
    .leftJoin('bank as b', (join) => join.on(sql<boolean>`b.bank_bin = p.legal ->> 'bank'`))
    .select(['p.contract_paper_id as id', 'p.kind', 'p.number', 'p.name_vi as nameVi', 'p.name_en as nameEn', 'p.amends'])
    .select(['p.starts_on as startsOn', 'p.ends_on as endsOn', 'p.commission_basis_points as commission', 'p.legal', 'b.name as bankName'])
    .select(['p.contract_template_id as templateId', 'p.extra_vi as extraVi', 'p.extra_en as extraEn'])
    .select(['p.published_at as publishedAt', 'p.withdrawn_at as withdrawnAt', 'p.articles as text', 't.articles as template'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('contract_file as f')
          .select(['f.stage', 'f.file_name as fileName', 'f.pages'])
          .select([
            sql`octet_length(f.content)`.as('bytes'),
            sql`encode(f.sha256, 'hex')`.as('sha256'),
            sql.raw(momentInJson('f.made_at')).as('madeAt'),
          ])
          .whereRef('f.property_id', '=', 'p.property_id')
          .whereRef('f.contract_paper_id', '=', 'p.contract_paper_id')
          .orderBy('f.made_at'),
      ).as('files'),
      jsonArrayFrom(
        eb
          .selectFrom('contract_signature as s')
          .select(['s.side', 's.signer', 's.position', 's.person', 's.address', 's.device'])
          .select(sql.raw(momentInJson('s.signed_at')).as('signedAt'))
          .whereRef('s.property_id', '=', 'p.property_id')
          .whereRef('s.contract_paper_id', '=', 'p.contract_paper_id')
          .orderBy('s.signed_at'),
      ).as('signatures'),
    ])
    .where('p.property_id', '=', tx.propertyId)
    .$castTo<Row>()

/** The time line of a property's contract, the latest first. */
export const stepsOf = (tx: PropertyTx): Promise<CallOutput<'contract/read'>['steps']> =>
  tx.db
    .selectFrom('contract_step as s')
    .leftJoin('contract_paper as p', (join) =>
      join.onRef('p.property_id', '=', 's.property_id').onRef('p.contract_paper_id', '=', 's.contract_paper_id'),
    )
    .select(['s.contract_step_id as id', 's.step', 's.to_place as to', 's.mover', 's.person', 's.note', 's.at'])
    .select(sql`coalesce(p.number, '')`.as('number'))
    .where('s.property_id', '=', tx.propertyId)
    .orderBy('s.at', 'desc')
    .orderBy('s.contract_step_id', 'desc')
    .$castTo<CallOutput<'contract/read'>['steps'][number]>()
    .execute()

/** The newest file of a paper: what is shown and downloaded. */
export const newestFile = (tx: PropertyTx, paperId: string): Promise<{ fileName: string; content: Buffer } | undefined> =>
  tx.db
    .selectFrom('contract_file')
    .select(['file_name as fileName', 'content'])
    .where('property_id', '=', tx.propertyId)
    .where('contract_paper_id', '=', paperId)
    .orderBy('made_at', 'desc')
    .orderBy('stage', 'desc')
    .limit(1)
    .executeTakeFirst()
