import { TakeOffSale } from '#screens/room-sale/hotel-services/delete-hotel-service.tsx'
import { SaleAct } from '#screens/room-sale/hotel-services/list/sale-act.tsx'
import { ListOrder } from '#screens/room-sale/hotel-services/list/list-order.tsx'
import { TickedActs } from '#screens/room-sale/hotel-services/list/ticked-acts.tsx'
import { hotelServiceRow } from '../sale-rows.ts'
import { id, other, type ActCase } from './act-case.ts'

const here = [
  { ...hotelServiceRow, id },
  { ...hotelServiceRow, id: other, nameEn: 'City view', active: false },
]
const ticked = <TickedActs here={here} chosen={[id, other]} choose={() => undefined} />

/** What is done with one service, with several, and with the order of all. */
export const hotelServiceActs: readonly ActCase[] = [
  {
    call: 'service/change-status',
    part: <SaleAct service={here[0] ?? hotelServiceRow} />,
    presses: ['Take Sea view off sale'],
    sends: { id, active: false },
    answer: { id, active: false },
    told: 'The service Sea view is off sale.',
    needs: 'SERVICE_2',
  },
  {
    call: 'service/change-status',
    part: <TakeOffSale service={here[0] ?? hotelServiceRow} done={() => undefined} />,
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
]
