import type { CallRequest } from '@innkeeper/protocol/catalogue'
import type { RefusalDetail, Refused } from '#kit/call/refuse.ts'
import type { Person } from '#kit/request/who.ts'
import type { PropertyTx, Tx } from '#kit/transaction/transaction.ts'
import { confirmSigner } from '#features/sign-in/throttle/confirm-signer.reads.ts'
import { contractFacts, type ContractFacts } from '../papers/contract-facts.store.ts'
import { paperOf, type StoredPaper } from '../papers/contract-papers.store.ts'
import { stateOf } from '../papers/contract-text.ts'
import { paperPdf, type SignatureInFile } from '../papers/paper-pdf.ts'
import type { WrittenPdf } from '#kit/pdf/write-pdfs.ts'
import { writeContractPdf } from '../pdf/contract-pdf.ts'

type Key = 'notFound' | 'wrongPassword' | 'tooManyRequests' | 'contractTextChanged'

type Before = {
  readonly now: Date
  readonly refusal: (key: Key, detail?: RefusalDetail) => Refused
  readonly committed: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
}

type Signing = Omit<CallRequest<'contract/sign'>, never>

/** Who signs for which side of which property, from where. */
export type Signer = {
  readonly side: 'property' | 'platform'
  readonly propertyId: string
  readonly person: Pick<Person, 'accountId' | 'fullName'>
  readonly address: string
  readonly device: string
}

/** A signature that is ready to be kept, with the file that has it. */
export type PreparedSignature = {
  readonly paper: StoredPaper
  readonly facts: ContractFacts
  readonly signature: SignatureInFile & { readonly accountId: string; readonly person: string }
  readonly pdf: WrittenPdf
  readonly stage: 'completed' | 'signed'
}

/** The stage of the file that each side reads before it signs. */
const readStage = { property: 'published', platform: 'completed' } as const
const signedStage = { property: 'completed', platform: 'signed' } as const

/**
 * Checks what is signed and by whom, and writes the file with the signature, all before the transaction: it takes a second that holds no
 * connection. Whoever signs sends the SHA-256 of the file that they read; where another text has taken its place, nothing is signed.
 */
export const prepareSignature = async (before: Before, signer: Signer, asked: Signing): Promise<PreparedSignature> => {
  const { side, propertyId, person } = signer
  const { paper, facts } = await before.committed(async (tx) => {
    const here: PropertyTx = { ...tx, propertyId }
    return { paper: await paperOf(here, asked.paperId), facts: await contractFacts(here) }
  })
  const isThere = paper !== undefined && facts !== undefined && (side === 'platform' || paper.publishedAt !== null)
  if (!isThere) throw before.refusal('notFound', { field: facts === undefined ? 'id' : 'paperId' })
  const read = paper.files.find(({ stage }) => stage === readStage[side])
  if (read?.sha256 !== asked.sha256 || stateOf(paper) === 'withdrawn') throw before.refusal('contractTextChanged')
  await confirmSigner(before, person.accountId, asked.password)
  const signature = {
    side,
    signer: asked.signer,
    position: asked.position,
    signedAt: before.now.toISOString(),
    address: signer.address,
    device: signer.device,
    readSha256: asked.sha256,
  }
  const kept = paper.signatures.map((one) => ({ ...one, readSha256: paper.files[0]?.sha256 ?? '' }))
  const pdf = await writeContractPdf(paperPdf(paper, facts, { language: 'both', signatures: [...kept, signature] }))
  return {
    paper,
    facts,
    signature: { ...signature, accountId: person.accountId, person: person.fullName },
    pdf,
    stage: signedStage[side],
  }
}
