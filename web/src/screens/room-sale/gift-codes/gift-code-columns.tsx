import { say } from '@innkeeper/protocol/say'
import { giftCodeBaseWords } from '@innkeeper/protocol/words/sale/gift-code-words'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { nameColumn } from '#record/record-columns.tsx'
import { Link } from '#ui/buttons/link.tsx'
import { SecondLine, type Column } from '#ui/lists/table/table-list.tsx'
import type { GiftCodeRow } from './gift-codes.ts'

/** The columns that only gift codes have. */
export const useGiftCodeColumns = (): readonly Column<GiftCodeRow>[] => {
  const t = useSay()
  const format = useFormat()
  const { property } = useSession()
  return [
    nameColumn(say('Chương trình', 'Program')),
    {
      key: 'code',
      head: say('Mã', 'Code'),
      cell: ({ code, batchId }) => (
        <>
          <code>{code}</code>
          {batchId !== null && (
            <SecondLine>
              <Link to={paths.giftCodes(property, { batch: batchId })}>{t(togetherWords)}</Link>
            </SecondLine>
          )}
        </>
      ),
    },
    {
      key: 'gives',
      head: say('Giảm', 'Takes off'),
      phone: 'hidden',
      cell: ({ percentOrFixed, value, takenFrom }) => (
        <>
          {percentOrFixed === 'percent' ? format.percent(value) : format.money(value)}
          <SecondLine>{t(giftCodeBaseWords[takenFrom])}</SecondLine>
        </>
      ),
    },
    {
      key: 'uses',
      head: say('Còn lượt', 'Uses left'),
      right: true,
      cell: ({ mostUses, uses }) => (
        <>
          {mostUses === null ? t(anyNumber) : format.number(mostUses - uses)}
          <SecondLine>{t(usedWords, { count: uses })}</SecondLine>
        </>
      ),
    },
    {
      key: 'validTo',
      head: say('Thời hạn', 'Valid'),
      width: 208,
      phone: 'hidden',
      cell: ({ validFrom, validTo }) =>
        validTo === null ? t(fromWords, { day: format.day(validFrom) }) : format.range(validFrom, validTo),
    },
  ]
}

const togetherWords = say('Cùng một đợt', 'Made together')
const anyNumber = say('Không giới hạn', 'Unlimited')
const usedWords = say('đã dùng {count}', '{count} used')
const fromWords = say('Từ {day}', 'From {day}')
