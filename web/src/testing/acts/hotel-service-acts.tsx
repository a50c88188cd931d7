import { SaleAct } from '#record/sale/sale-act.tsx'
import { TakeOffSale } from '#record/sale/take-off-sale.tsx'
import { serviceSale } from '#screens/room-sale/hotel-services/hotel-services.ts'
import { ListOrder } from '#screens/room-sale/hotel-services/list/list-order.tsx'
import { TickedActs } from '#screens/room-sale/hotel-services/list/ticked-acts.tsx'
import { ApplyRows } from '#screens/room-sale/hotel-services/sync/apply-rows.tsx'
import { Forget } from '#screens/room-sale/hotel-services/sync/list-source.tsx'
import type { NamedRow } from '#screens/room-sale/hotel-services/sync/named-rows-shown.ts'
import { hotelServiceRow } from '../sale-rows.ts'
import { id, other, type ActCase } from './act-case.ts'

const here = [
  { ...hotelServiceRow, id },
  { ...hotelServiceRow, id: other, nameEn: 'City view', active: false },
]
const named: NamedRow = {
  line: 2,
  code: 'SPA60',
  state: 'changed',
  name: { vi: 'Massage', en: 'Massage' },
  service: { id, version: 3, active: true },
  before: { price: 600_000 },
  after: { price: 650_000 },
  problems: [],
}
const fresh: NamedRow = { ...named, line: 3, code: 'TOUR', state: 'new', service: null, before: null }
const thumbnail = `/files/${'0'.repeat(40)}-640.webp`
const ticked = <TickedActs here={here} chosen={[id, other]} choose={() => undefined} />

/** What is done with one service, with several, and with the order of all. */
export const hotelServiceActs: readonly ActCase[] = [
  {
    call: 'service/change-status',
    part: <SaleAct of={serviceSale} record={here[0] ?? hotelServiceRow} />,
    presses: ['Take Sea view off sale'],
    sends: { id, active: false },
    answer: { id, active: false },
    told: 'The service Sea view is off sale.',
    needs: 'SERVICE_2',
  },
  {
    call: 'service/change-status',
    part: <TakeOffSale of={serviceSale} record={here[0] ?? hotelServiceRow} done={() => undefined} />,
    presses: ['Take the service off sale'],
    sends: { id, active: false },
    answer: { id, active: false },
    told: 'The service Sea view is off sale.',
    needs: 'SERVICE_2',
  },
  {
    call: 'service/change-status-services',
    part: ticked,
    presses: ['Take off sale'],
    sends: { ids: [id, other], active: false },
    answer: { count: 1 },
    told: 'Services taken off sale: 1.',
    needs: 'SERVICE_2',
  },
  {
    call: 'service/delete-services',
    part: ticked,
    presses: ['Delete the ticked services', 'Delete the ticked services'],
    sends: { ids: [id, other] },
    answer: { count: 2 },
    told: 'Services deleted: 2.',
    needs: 'SERVICE_2',
  },
  {
    call: 'service/change-index',
    part: <ListOrder total={2} />,
    reads: { 'service/list-service': () => ({ body: { data: here, total: 2, all: 2 } }) },
    staysOpen: true,
    presses: ['Order the services', 'Move Sea view later, from place 1 of 2'],
    sends: { ids: [other, id] },
    answer: { count: 2 },
    told: 'The order of the services is saved.',
    needs: 'SERVICE_2',
  },
  {
    call: 'service/sync-apply',
    part: <ApplyRows listId={id} ticked={[named, fresh]} applicable={[named, fresh]} choose={() => undefined} picture={thumbnail} />,
    presses: ['Apply the ticked rows (2)'],
    sends: {
      listId: id,
      rows: [
        { code: 'SPA60', version: 3 },
        { code: 'TOUR', version: null },
      ],
      thumbnail,
    },
    answer: { created: 1, changed: 1, takenOff: 0 },
    told: 'Applied. New services: 1; changed: 1; taken off sale: 0.',
    needs: 'SERVICE_2',
  },
  {
    call: 'service/sync-forget',
    part: <Forget listId={id} />,
    presses: ['Remove the list', 'Remove the list'],
    sends: { listId: id },
    answer: { listId: id },
    told: 'The list is removed.',
    needs: 'SERVICE_2',
  },
]
