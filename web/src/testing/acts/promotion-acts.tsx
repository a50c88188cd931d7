import { StopAll } from '#screens/room-sale/gift-codes/gift-code-list-screen.tsx'
import { ManyCodesForm } from '#screens/room-sale/gift-codes/form/many-codes-form.tsx'
import { ModeCard } from '#screens/room-sale/promotions/mode-card.tsx'
import { PromotionOrder } from '#screens/room-sale/promotions/promotion-order.tsx'
import { PromotionSwitch } from '#screens/room-sale/promotions/promotion-switch.tsx'
import type { PromotionRow } from '#screens/room-sale/promotions/promotions.ts'
import { trusted } from '#kit/trusted.ts'
import { promotionRow } from '../sale-rows.ts'
import { id, other, read, typed, type ActCase } from './act-case.ts'

const rows = [
  { ...promotionRow, id },
  { ...promotionRow, id: other },
]

/** What is done with all promotions of a property. */
export const promotionActs: readonly ActCase[] = [
  {
    call: 'promotion/deactivate-all',
    part: <ModeCard />,
    reads: { 'promotion/get-setting': read({ mode: 'best', active: 3 }) },
    presses: ['Switch off all promotions', 'Switch off all promotions'],
    sends: {},
    answer: { count: 3 },
    told: 'Promotions switched off: 3.',
  },
  {
    call: 'promotion/change-status',
    part: <PromotionSwitch promotion={trusted<PromotionRow>({ ...promotionRow, id, active: true })} />,
    presses: ['Switch off Sea view'],
    sends: { id, active: false },
    answer: { id, active: false },
    told: 'The promotion Sea view is off.',
    needs: 'PLAN_PROMOTION_2',
  },
  {
    call: 'giftcode/deactivate-all',
    part: <StopAll />,
    reads: {},
    presses: ['Stop all', 'Stop all'],
    sends: {},
    answer: { count: 2 },
    told: 'Gift codes stopped: 2.',
  },
  {
    call: 'giftcode/create-many',
    part: <ManyCodesForm choices={{ here: id, hotels: [], agents: [], today: '2026-11-21' }} />,
    reads: {},
    fill: typed({
      Pattern: 'TET-######',
      'Number of codes': '500',
      'Vietnamese name of the program': 'Tết',
      'English name of the program': 'Tet',
      Discount: '10',
    }),
    presses: ['Create the codes'],
    sends: { pattern: 'TET-######', count: 500, nameEn: 'Tet', percentOrFixed: 'percent', value: 1000, mostUses: 1, hotels: [id] },
    answer: { batchId: other, count: 500 },
    told: 'Gift codes created: 500.',
  },
  {
    call: 'promotion/change-order',
    part: <PromotionOrder total={2} />,
    reads: { 'promotion/get-all': () => ({ body: { data: rows, total: 2, all: 2 } }) },
    staysOpen: true,
    presses: ['Order the promotions', `Move ${rows[0]?.nameEn ?? ''} later, from place 1 of 2`],
    sends: { ids: [other, id] },
    answer: { count: 2 },
    told: 'The order of the promotions is saved.',
  },
]
