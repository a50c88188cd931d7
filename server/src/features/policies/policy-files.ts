import { cancellationSentence, paymentSentence } from '@innkeeper/protocol/words/property/policy-sentences'
import { policyStateWords } from '@innkeeper/protocol/shapes/policy-shapes'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import type { CancellationTerms } from '@innkeeper/rules/booking/cancellation-terms'
import type { Currency } from '@innkeeper/rules/money/currency'
import type { PaymentTerms } from '@innkeeper/rules/policy/payment-terms'
import type { FileColumn } from '#kit/list-file/file-column.ts'
import type { FileRows } from '#kit/list-file/file-rows.ts'
import { writeFile, type ListFile } from '#kit/list-file/list-file.ts'
import type { PolicyRow } from './policies.store.ts'

/** The formats of moments and amounts in a file. */
export type PolicyFileContext = { readonly currency: Currency; readonly timeZone: string }

/** The cancellation policies as a file for spreadsheets. */
export const cancellationPoliciesFile = (rows: FileRows<PolicyRow<CancellationTerms>>, telling: PolicyFileContext, language: Language) =>
  policiesFile(rows, {
    ...telling,
    language,
    name: cancellationName,
    sentence: ({ terms }) => cancellationSentence(terms, telling.currency),
  })

/** The payment policies as a file for spreadsheets. */
export const paymentPoliciesFile = (rows: FileRows<PolicyRow<PaymentTerms>>, telling: PolicyFileContext, language: Language) =>
  policiesFile(rows, { ...telling, language, name: paymentName, sentence: ({ terms }) => paymentSentence(terms, telling.currency) })

type File<Terms> = PolicyFileContext & {
  readonly language: Language
  readonly name: Saying
  readonly sentence: (row: PolicyRow<Terms>) => Saying
}

const policiesFile = <Terms>(rows: FileRows<PolicyRow<Terms>>, { language, name, sentence, timeZone }: File<Terms>): ListFile => {
  const columns: readonly FileColumn<PolicyRow<Terms>>[] = [
    { head: say('Tên tiếng Việt', 'Vietnamese name'), cell: (row) => row.nameVi },
    { head: say('Tên tiếng Anh', 'English name'), cell: (row) => row.nameEn },
    { head: say('Nội dung', 'Terms'), width: 60, cell: (row) => speak(sentence(row), language) },
    { head: say('Chính sách chuẩn', 'Standard'), cell: (row) => speak(row.standard ? yes : no, language) },
    {
      head: say('Gói đang dùng', 'Packages that use it'),
      cell: (row) => row.plans.map((plan) => (language === 'vi' ? plan.nameVi : plan.nameEn)).join('; '),
    },
    { head: say('Trạng thái', 'Status'), cell: (row) => speak(policyStateWords[row.active ? 'active' : 'stopped'], language) },
    { head: say('Sửa lúc', 'Changed at'), type: 'moment', timeZone, cell: (row) => row.changedAt },
    { head: say('Người sửa', 'Changed by'), cell: (row) => row.changedBy },
  ]
  return writeFile(name, columns, rows, language)
}

const yes = say('Có', 'Yes')
const no = say('Không', 'No')
const cancellationName = say('chinh-sach-huy', 'cancellation-policies')
const paymentName = say('chinh-sach-thanh-toan', 'payment-policies')
