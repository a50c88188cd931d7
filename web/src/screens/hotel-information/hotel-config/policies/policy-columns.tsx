import { nouns } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { nameColumn } from '#record/record-columns.tsx'
import type { Column } from '#ui/lists/table/table-list.tsx'
import styles from './policies.module.css'
import type { Policy } from './policy-words.ts'

/** The columns that only policies have; `sentenceOf` says the terms in words. */
export const usePolicyColumns = <P extends Policy>(sentenceOf: (policy: P) => Saying): readonly Column<P>[] => {
  const t = useSay()
  const format = useFormat()
  return [
    nameColumn(say('Chính sách', 'Policy')),
    {
      key: 'terms',
      head: say('Nội dung', 'Terms'),
      phone: 'second',
      cell: (policy) => <span className={styles['terms']}>{t(sentenceOf(policy))}</span>,
    },
    {
      key: 'plans',
      head: say('Gói dùng', 'Used by'),
      right: true,
      phone: 'hidden',
      cell: ({ plans }) => (plans.length === 0 ? '–' : format.count(plans.length, nouns.plan)),
    },
  ]
}
