import { promotionSorts } from '@innkeeper/protocol/calls/room-sale/promotion'
import type { z } from 'zod'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useSession } from '#kit/session/session-context.ts'
import { RecordList } from '#record/record-list.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { SalePromotionTabs } from '../sale-promotion-tabs.tsx'
import { DeletePromotion } from './delete-promotion.tsx'
import { ModeCard } from './mode-card.tsx'
import { usePromotionColumns } from './promotion-columns.tsx'
import { PromotionFilters, promotionFilter } from './promotion-filters.tsx'
import { PromotionOrder } from './promotion-order.tsx'
import { PromotionSwitch } from './promotion-switch.tsx'
import { promotions } from './promotions.ts'

const narrowed = ({ text, state, type }: z.output<typeof promotionFilter>) => ({
  text,
  ...(state === 'all' ? {} : { active: state === 'on' }),
  ...(type === undefined ? {} : { promoType: type }),
})

/** The promotions of the property in their order: found, opened, moved, copied, switched off, deleted, with what each has brought. */
export const PromotionListScreen = () => {
  useTitle(promotions.words.all)
  const { property } = useSession()
  const list = useList('promotion/get-all', {
    sorts: promotionSorts,
    filter: promotionFilter,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  return (
    <RecordList
      kind={promotions}
      list={list}
      columns={usePromotionColumns()}
      file={(how) => askFile('promotion/export', { ...narrowed(list.filter), ...list.order }, { ...how, property })}
      filters={<PromotionFilters list={list} />}
      renderActs={(promotion) => <PromotionSwitch promotion={promotion} />}
      renderDelete={(props) => <DeletePromotion {...props} />}
      renderFrame={(acts, body) => (
        <Page>
          <PageHead
            title={promotions.words.all}
            acts={
              <>
                <PromotionOrder total={list.all} />
                {acts}
              </>
            }
          />
          <SalePromotionTabs current="promotion" />
          <ModeCard />
          {body}
        </Page>
      )}
    />
  )
}
