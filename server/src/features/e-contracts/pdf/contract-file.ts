import { bothTexts, contractArticles } from '@innkeeper/protocol/shapes/contract-shapes'
import { z } from 'zod'

const fact = z.object({ label: bothTexts, value: bothTexts })

const signature = z.object({ side: bothTexts, signer: z.string(), position: z.string(), facts: z.array(fact) })

/** Everything that stands in the PDF of a contract, as it is handed to the thread that writes it. */
export const contractPdf = z.object({
  /** Both languages side by side, as the file that is signed, or a copy in one. */
  language: z.enum(['both', 'vi', 'en']),
  number: z.string(),
  title: bothTexts,
  /** Above the title of a copy: that it is none of the signed files. */
  notice: bothTexts.nullable(),
  facts: z.array(fact),
  articles: contractArticles,
  signatures: z.array(signature),
})

/** Everything that stands in the PDF of a contract. */
export type ContractPdf = z.output<typeof contractPdf>

/** A line of facts on the first page, or below a signature. */
export type PdfFact = z.output<typeof fact>

/** The block of a signature: whose, and what is kept of it. */
export type PdfSignature = z.output<typeof signature>
