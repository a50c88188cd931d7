import { formatMoment } from '@innkeeper/protocol/format'
import { cancellationSentence, paymentSentence } from '@innkeeper/protocol/policy-sentences'
import { policyStateWords } from '@innkeeper/protocol/policy-shapes'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import type { CancellationTerms } from '@innkeeper/rules/booking/cancellation-terms'
import type { Currency } from '@innkeeper/rules/money/currency'
import type { PaymentTerms } from '@innkeeper/rules/policy/payment-terms'
import { csvText } from '../../kit/csv.ts'
import type { PolicyRow } from './policies.store.ts'

/** How the moments and amounts of a file are told. */
export type PolicyTelling = { readonly currency: Currency; readonly timeZone: string }

/** The cancellation policies as a spreadsheet opens them. */
export const cancellationPoliciesFile = (rows: readonly PolicyRow<CancellationTerms>[], telling: PolicyTelling, language: Language) =>
  policiesFile(rows, {
    ...telling,
    language,
    name: cancellationName,
    sentence: ({ terms }) => cancellationSentence(terms, telling.currency),
  })

/** The payment policies as a spreadsheet opens them. */
export const paymentPoliciesFile = (rows: readonly PolicyRow<PaymentTerms>[], telling: PolicyTelling, language: Language) =>
  policiesFile(rows, { ...telling, language, name: paymentName, sentence: ({ terms }) => paymentSentence(terms, telling.currency) })

type File<Terms> = PolicyTelling & {
  readonly language: Language
  readonly name: Saying
  readonly sentence: (row: PolicyRow<Terms>) => Saying
}

const policiesFile = <Terms>(rows: readonly PolicyRow<Terms>[], { language, name, sentence, timeZone }: File<Terms>) => ({
  fileName: speak(name, language),
  mediaType: 'text/csv; charset=utf-8',
  text: csvText([
    heads.map((head) => speak(head, language)),
    ...rows.map((row) => [
      row.nameVi,
      row.nameEn,
      speak(sentence(row), language),
      speak(row.standard ? yes : no, language),
      row.plans.map((plan) => (language === 'vi' ? plan.nameVi : plan.nameEn)).join('; '),
      speak(policyStateWords[row.active ? 'active' : 'stopped'], language),
      formatMoment(row.changedAt, language, { timeZone, year: true }),
      row.changedBy,
    ]),
  ]),
})

const heads: readonly Saying[] = [
  say('Tên tiếng Việt', 'Vietnamese name'),
  say('Tên tiếng Anh', 'English name'),
  say('Nội dung', 'Terms'),
  say('Chính sách chuẩn', 'Standard'),
  say('Gói đang dùng', 'Packages that use it'),
  say('Trạng thái', 'Status'),
  say('Sửa lúc', 'Changed at'),
  say('Người sửa', 'Changed by'),
]
const yes = say('Có', 'Yes')
const no = say('Không', 'No')
const cancellationName = say('chinh-sach-huy.csv', 'cancellation-policies.csv')
const paymentName = say('chinh-sach-thanh-toan.csv', 'payment-policies.csv')
