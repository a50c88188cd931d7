import { createElement } from 'react'
import { SeasonsDialog } from '#screens/room-sale/avail-and-rate/seasons/seasons-dialog.tsx'
import { seasons } from '#screens/room-sale/avail-and-rate/seasons/seasons.ts'
import type { FormCase } from './form-case.ts'

/** A season, which is changed in a dialog over the grid. */
export const season: FormCase = {
  update: seasons.calls.update,
  Screen: () => createElement(SeasonsDialog, { onClose: () => undefined }),
  address: '/',
  opener: 'Change the season Summer',
  openedBy: 'button',
  codes: ['AVAIL_RATE_1', 'AVAIL_RATE_2'],
  row: {
    version: 1,
    changedAt: '2026-11-21T08:20:00.000000Z',
    changedBy: 'Lê Thu Hà',
    id: '01900000-0000-7000-8000-0000000000aa',
    nameVi: 'Mùa hè',
    nameEn: 'Summer',
    color: 'amber',
    fromDay: '2027-06-01',
    toDay: '2027-08-31',
  },
  reads: (latest) => ({ 'season/get-all': () => ({ body: { data: [latest()] } }) }),
  field: { name: 'nameEn', label: 'English name', mine: 'Mine', theirs: 'Theirs' },
  save: 'Save the season',
  saved: 'The season Mine is saved.',
}
