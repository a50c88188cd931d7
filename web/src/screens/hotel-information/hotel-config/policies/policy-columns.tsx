import { nouns } from '@innkeeper/protocol/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useLanguage, useSay } from '../../../../kit/language.tsx'
import { nameOf } from '../../../../kit/names.ts'
import { useFormat } from '../../../../kit/use-format.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { SecondLine, type Column } from '../../../../ui/table-list.tsx'
import styles from './policies.module.css'
import { policyState, standardBadge, type Policy } from './policy-words.ts'

type PolicyColumns<P> = {
  /** The terms in words. */
  readonly sentenceOf: (policy: P) => Saying
  readonly askToDelete: (policy: P) => void
  /** Why nothing can be deleted. */
  readonly locked: Saying | undefined
}

/** The columns of a list of policies; the last one deletes. */
export function usePolicyColumns<P extends Policy>({ sentenceOf, askToDelete, locked }: PolicyColumns<P>): readonly Column<P>[] {
  const t = useSay()
  const format = useFormat()
  return [
    { key: 'name', head: say('Chính sách', 'Policy'), phone: 'first', width: '26%', cell: (policy) => <Names policy={policy} /> },
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
    { key: 'state', head: say('Trạng thái', 'Status'), phone: 'end', cell: (policy) => <States policy={policy} /> },
    {
      key: 'acts',
      head: say('Thao tác', 'Actions'),
      phone: 'hidden',
      width: 56,
      cell: (policy) => (
        <IconButton
          icon="trash"
          words={deleteWords}
          values={{ name: t(nameOf(policy)) }}
          reason={locked}
          onClick={() => askToDelete(policy)}
        />
      ),
    },
  ]
}

/** Whether a policy is in use; the standard one says so too. */
function States({ policy }: { policy: Policy }) {
  return (
    <span className={styles['states']}>
      {policy.standard && <Badge state={standardBadge} />}
      <Badge state={policyState(policy.active)} />
    </span>
  )
}

/** The name in the language shown, and in the other one below. */
function Names({ policy }: { policy: Policy }) {
  const t = useSay()
  const { language } = useLanguage()
  const other = language === 'vi' ? 'en' : 'vi'
  return (
    <>
      <strong>{t(nameOf(policy))}</strong>
      <SecondLine>
        <span lang={other}>{nameOf(policy)[other]}</span>
      </SecondLine>
    </>
  )
}

const deleteWords = say('Xoá {name}', 'Delete {name}')
