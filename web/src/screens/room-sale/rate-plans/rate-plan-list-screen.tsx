import { ratePlanSorts } from '@innkeeper/protocol/calls/room-sale/plan'
import type { z } from 'zod'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useSession } from '#kit/session/session-context.ts'
import { RecordList } from '#record/record-list.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { SalePromotionTabs } from '../sale-promotion-tabs.tsx'
import { DeleteRatePlan } from './delete-rate-plan.tsx'
import { useRatePlanColumns } from './rate-plan-columns.tsx'
import { RatePlanFilters, ratePlanFilter } from './rate-plan-filters.tsx'
import { salePackages } from './sale-packages.ts'

const narrowed = ({ text, sale, room }: z.output<typeof ratePlanFilter>) => ({
  text,
  ...(sale === 'all' ? {} : { active: sale === 'on' }),
  ...(room === undefined ? {} : { roomTypeId: room }),
})

/** The sale packages of the property: found, opened, copied, deleted. */
export const RatePlanListScreen = () => {
  useTitle(salePackages.words.all)
  const { property } = useSession()
  const choices = useRead('plan/get-choices', {})
  const list = useList('plan/get-all', {
    sorts: ratePlanSorts,
    filter: ratePlanFilter,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  return (
    <RecordList
      kind={salePackages}
      list={list}
      columns={useRatePlanColumns(choices.data)}
      file={(how) => askFile('plan/export', { ...narrowed(list.filter), ...list.order }, { ...how, property })}
      filters={<RatePlanFilters list={list} roomTypes={choices.data?.roomTypes ?? []} />}
      renderDelete={(props) => <DeleteRatePlan {...props} />}
      renderFrame={(acts, body) => (
        <Page>
          <PageHead title={salePackages.words.all} acts={acts} />
          <SalePromotionTabs current="sale" />
          {body}
        </Page>
      )}
    />
  )
}
