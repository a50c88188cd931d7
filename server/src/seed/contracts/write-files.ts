import { addDays } from '@innkeeper/rules/days/day'
import { createHash } from 'node:crypto'
import { writeContractPdfs } from '#features/e-contracts/pdf/contract-pdf.ts'
import type { WrittenPdf } from '#kit/pdf/write-pdfs.ts'
import { paperPdf, type SignatureInFile } from '#features/e-contracts/papers/paper-pdf.ts'
import type { DraftedContract } from './draft-contracts.ts'

/** The files of a contract at its stages so far, and the signatures in the last. */
export type ContractFiles = { readonly files: readonly WrittenPdf[]; readonly signatures: readonly SignatureInFile[] }

/** How far the files of a contract go. */
const stages = { 'in review': 0, 'wait sign': 1, signed: 3 } as const

/** Begins to write the files of each contract on another thread, and returns how to wait for them; until then no failure is heard. */
export const beginFiles = (contracts: readonly DraftedContract[]): (() => Promise<readonly ContractFiles[]>) => {
  const begun = Promise.allSettled([writeFiles(contracts)])
  return async () => {
    const [done] = await begun
    if (done.status === 'rejected') throw done.reason
    return done.value
  }
}

/** Writes the files of each contract as the product does: as released, with the property's signature, with both. Each signature names the file before it. */
const writeFiles = async (contracts: readonly DraftedContract[]): Promise<readonly ContractFiles[]> => {
  let done: readonly ContractFiles[] = contracts.map(() => ({ files: [], signatures: [] }))
  for (const stage of [1, 2, 3]) {
    const next = contracts.map((contract, place) => signaturesAt(contract, stage, done[place]))
    const wanted = contracts.flatMap((contract, place) =>
      stages[contract.progress] < stage
        ? []
        : [paperPdf(contract.paper, contract.facts, { language: 'both', signatures: next[place] ?? [] })],
    )
    const written = [...(await writeContractPdfs(wanted))]
    done = contracts.map(({ progress }, place) => {
      const before = done[place] ?? { files: [], signatures: [] }
      const file = stages[progress] < stage ? undefined : written.shift()
      return file === undefined ? before : { files: [...before.files, file], signatures: next[place] ?? [] }
    })
  }
  return done
}

const signaturesAt = ({ begun, facts, people }: DraftedContract, stage: number, before: ContractFiles | undefined): SignatureInFile[] => {
  const kept = [...(before?.signatures ?? [])]
  const last = before?.files.at(-1)
  if (stage === 1 || last === undefined) return kept
  const readSha256 = createHash('sha256').update(last.content).digest('hex')
  return [
    ...kept,
    stage === 2
      ? {
          side: 'property',
          signer: facts.signer ?? '',
          position: facts.position ?? '',
          signedAt: `${addDays(begun, 3)}T07:40:00.000Z`,
          address: '203.0.113.24',
          device: windows,
          readSha256,
        }
      : {
          side: 'platform',
          signer: people.admin.fullName,
          position: 'Giám đốc hợp đồng',
          signedAt: `${addDays(begun, 4)}T03:15:00.000Z`,
          address: '198.51.100.7',
          device: windows,
          readSha256,
        },
  ]
}

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
