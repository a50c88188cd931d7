import { priceRuleSorts } from '@innkeeper/protocol/calls/room-sale/price-rule'
import { say } from '@innkeeper/protocol/say'
import { priceRuleSentence } from '@innkeeper/protocol/words/sale/price-rule-sentence'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useSay } from '#kit/language/language.tsx'
import { useTitle } from '#kit/page/use-title.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { nameColumn } from '#record/record-columns.tsx'
import { RecordList } from '#record/record-list.tsx'
import type { Column } from '#ui/lists/table/table-list.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { DeletePriceRule } from './delete-price-rule.tsx'
import { PriceRuleFilters, narrowed, priceRuleFilter } from './price-rule-filters.tsx'
import { PriceRuleSwitch } from './price-rule-switch.tsx'
import { priceRules, type PriceRuleRow } from './price-rules.ts'

/** The rules that suggest prices, in the order in which they are asked: found, opened, switched on and off, exported, deleted. */
export const PriceRuleListScreen = () => {
  useTitle(priceRules.words.all)
  const { property } = useSession()
  const list = useList('price-rule/get-all', {
    sorts: priceRuleSorts,
    filter: priceRuleFilter,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  return (
    <RecordList
      kind={priceRules}
      list={list}
      columns={useRuleColumns()}
      file={(how) => askFile('price-rule/export', { ...narrowed(list.filter), ...list.order }, { ...how, property })}
      filters={<PriceRuleFilters list={list} />}
      renderActs={(rule) => <PriceRuleSwitch rule={rule} />}
      renderDelete={(props) => <DeletePriceRule {...props} />}
      renderFrame={(acts, body) => (
        <Page>
          <PageHead title={priceRules.words.all} acts={acts} crumbs={[{ words: gridWords, to: paths.availAndRate(property) }]} />
          {body}
        </Page>
      )}
    />
  )
}

const useRuleColumns = (): readonly Column<PriceRuleRow>[] => {
  const t = useSay()
  const { currency } = useSession()
  return [
    { key: 'rank', head: say('Thứ tự', 'Rank'), width: 88, right: true, phone: 'hidden', cell: ({ rank }) => rank },
    nameColumn(say('Quy tắc', 'Rule')),
    { key: 'what', head: say('Nội dung', 'What it suggests'), min: 320, cell: (rule) => t(priceRuleSentence(rule, currency)) },
  ]
}

const gridWords = say('Phòng trống và giá', 'Availability and price')
