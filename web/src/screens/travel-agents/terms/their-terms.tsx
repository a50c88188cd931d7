import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { useTermsText, type TermsRecord, type TermsTable } from './terms-words.ts'

type TheirTermsProps = { table: TermsTable; row: TermsRecord | undefined; keepMine: () => void }

/** What somebody else saved in the row that is being edited. */
export const TheirTerms = ({ table, row, keepMine }: TheirTermsProps) => {
  const t = useSay()
  const text = useTermsText(table.plans, table.currency)
  return (
    <Banner
      tone="violet"
      urgent
      title={t(changed, { person: table.changedBy })}
      act={<Button words={keepWords} size="small" onClick={keepMine} />}
    >
      {row === undefined ? t(removed) : `${text.price(row)}; ${text.open(row)}; ${text.cap(row)}`}
    </Banner>
  )
}

const changed = say('{person} vừa sửa các điều kiện này:', '{person} has just changed these terms:')
const removed = say('theo cấp, không còn điều kiện riêng.', 'follows the level, without terms of its own.')
const keepWords = say('Giữ của tôi', 'Keep mine')
