import { hotelServiceSorts } from '@innkeeper/protocol/calls/room-sale/hotel-service'
import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { follow } from '#kit/page/follow.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { RecordList } from '#record/record-list.tsx'
import { SaleAct } from '#record/sale/sale-act.tsx'
import { HeadAct } from '#ui/buttons/head-act.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { DeleteHotelService } from './delete-hotel-service.tsx'
import { hotelServices, serviceSale } from './hotel-services.ts'
import { useHotelServiceColumns } from './list/hotel-service-columns.tsx'
import { HotelServiceFilters, hotelServiceFilter, narrowed } from './list/hotel-service-filters.tsx'
import { ListOrder } from './list/list-order.tsx'
import { TickedActs } from './list/ticked-acts.tsx'

/** The services of the property in their order: found, opened, ordered, put on and off sale, exported, deleted, with what each has brought. */
export const HotelServiceListScreen = () => {
  useTitle(hotelServices.words.all)
  const { property } = useSession()
  const router = useRouter()
  const list = useList('service/list-service', {
    sorts: hotelServiceSorts,
    filter: hotelServiceFilter,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  const [ticked, setTicked] = useState<readonly string[]>([])
  // What is ticked is on this page: another page or filter shows other services, and somebody may have deleted one.
  const chosen = ticked.filter((id) => list.rows.some((row) => row.id === id))
  const tick = (id: string, on: boolean) => setTicked(on ? [...chosen, id] : chosen.filter((other) => other !== id))
  return (
    <RecordList
      kind={hotelServices}
      list={list}
      columns={useHotelServiceColumns({ chosen, tick })}
      file={(how) => askFile('service/export', { ...narrowed(list.filter), ...list.order }, { ...how, property })}
      filters={<HotelServiceFilters list={list} />}
      above={<TickedActs here={list.rows} chosen={chosen} choose={setTicked} />}
      renderActs={(service) => <SaleAct of={serviceSale} record={service} />}
      renderDelete={(props) => <DeleteHotelService {...props} />}
      renderFrame={(acts, body) => (
        <Page>
          <PageHead
            title={hotelServices.words.all}
            acts={
              <>
                <HeadAct words={compare} icon="git-compare" onClick={() => follow(router, paths.serviceSync(property))} />
                <ListOrder total={list.all} />
                {acts}
              </>
            }
          />
          {body}
        </Page>
      )}
    />
  )
}

const compare = say('So với hệ thống khác', 'Compare with another system')
