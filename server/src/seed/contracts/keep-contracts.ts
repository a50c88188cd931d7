import { addDays } from '@innkeeper/rules/days/day'
import type { ContractMover, ContractPlace, ContractStep } from '@innkeeper/rules/e-contract/contract-steps'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import { articlesOf } from '#features/e-contracts/papers/contract-text.ts'
import { dateCommission } from '#features/e-contracts/papers/effect.store.ts'
import { freezePaper, insertFile, insertSignature } from '#features/e-contracts/papers/write-papers.store.ts'
import { chancesOf } from '../random.ts'
import type { DraftedContract } from './draft-contracts.ts'
import type { ContractFiles } from './write-files.ts'

const seedNumber = 5107

/** Walks the sample contracts as far as they have come, and keeps their files and signatures. */
export const keepContracts = async (tx: Tx, contracts: readonly DraftedContract[], files: readonly ContractFiles[]): Promise<void> => {
  const chances = chancesOf(seedNumber)
  for (const [place, contract] of contracts.entries()) {
    const here: PropertyTx = { ...tx, propertyId: contract.propertyId }
    const kept = files[place] ?? { files: [], signatures: [] }
    if (kept.files.length > 0) await keepFiles(here, contract, kept)
    await insertSteps(here, contract, () => chances.id())
    await here.db
      .updateTable('e_contract')
      .set({
        changed_at: momentOf(contract, wayOf(contract).at(-1)?.after ?? 0),
        ends_on: contract.progress === 'in review' ? null : contract.paper.endsOn,
      })
      .where('property_id', '=', contract.propertyId)
      .execute()
  }
}

const stages = [
  { stage: 'published', suffix: '', after: 2 },
  { stage: 'completed', suffix: '-signed-by-property', after: 3 },
  { stage: 'signed', suffix: '-signed', after: 4 },
] as const

const keepFiles = async (tx: PropertyTx, contract: DraftedContract, { files, signatures }: ContractFiles): Promise<void> => {
  const { paper, facts, people } = contract
  await freezePaper(tx, paper.id, articlesOf(paper, facts), new Date(momentOf(contract, 2)))
  for (const [place, { stage, suffix, after }] of stages.entries()) {
    const file = files[place]
    const now = new Date(signatures[place - 1]?.signedAt ?? momentOf(contract, after))
    if (file !== undefined) await insertFile(tx, { paperId: paper.id, stage, fileName: `${paper.number}${suffix}.pdf`, now }, file)
  }
  for (const signature of signatures) {
    const { accountId, fullName } = signature.side === 'property' ? people.owner : people.admin
    await insertSignature(tx, paper.id, { ...signature, accountId, person: fullName })
  }
  if (contract.progress === 'signed' && paper.commission !== null)
    await dateCommission(tx, { paperId: paper.id, fromDay: paper.startsOn, commission: paper.commission })
}

/** A step of the way to a signed contract: by whom, and how many days after the contract was drawn up. */
type Step = {
  readonly step: ContractStep
  readonly from: ContractPlace
  readonly to: ContractPlace
  readonly mover: ContractMover
  readonly after: number
}

const way: readonly Step[] = [
  { step: 'create', from: 'not created', to: 'with AM', mover: 'AM', after: 0 },
  { step: 'amSend', from: 'with AM', to: 'with SM', mover: 'AM', after: 0 },
  { step: 'smAccept', from: 'with SM', to: 'with CM', mover: 'SM', after: 1 },
  { step: 'cmAccept', from: 'with CM', to: 'accepted', mover: 'CM', after: 1 },
  { step: 'publish', from: 'accepted', to: 'released', mover: 'CM', after: 2 },
  { step: 'waitSign', from: 'released', to: 'wait sign', mover: 'AM', after: 2 },
  { step: 'complete', from: 'wait sign', to: 'completed', mover: 'property', after: 3 },
  { step: 'sign', from: 'completed', to: 'signed', mover: 'CM', after: 4 },
]

/** A contract in review lies with the sales manager. */
const wayOf = ({ progress }: DraftedContract): readonly Step[] =>
  way.slice(0, { 'in review': 2, 'wait sign': 6, signed: way.length }[progress])

/** The steps of one day are minutes apart. */
const momentOf = ({ begun }: DraftedContract, after: number, place = 0): string =>
  `${addDays(begun, after)}T03:${String(10 + place * 4)}:00.000Z`

const insertSteps = async (tx: PropertyTx, contract: DraftedContract, id: () => string): Promise<void> => {
  const { propertyId, people, paper } = contract
  await tx.db
    .insertInto('contract_step')
    .values(
      wayOf(contract).map(({ step, from, to, mover, after }, place) => {
        const person = mover === 'property' ? people.owner : people.admin
        return {
          property_id: propertyId,
          contract_step_id: id(),
          contract_paper_id: paper.id,
          step,
          from_place: from,
          to_place: to,
          mover,
          account_id: person.accountId,
          person: person.fullName,
          at: momentOf(contract, after, place),
        }
      }),
    )
    .execute()
}
