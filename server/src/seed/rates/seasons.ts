import type { SeasonColor } from '@innkeeper/protocol/codes/season-colors'
import { toDay, yearOf, type Day } from '@innkeeper/rules/days/day'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '#kit/transaction/transaction.ts'
import type { SeededProperty } from '../seeded.ts'

type Season = {
  readonly nameVi: string
  readonly nameEn: string
  readonly color: SeasonColor
  /** Month and day of its first and its last night. */
  readonly nights: readonly [string, string]
}

const beach: readonly Season[] = [
  { nameVi: 'Hè cao điểm', nameEn: 'High summer', color: 'amber', nights: ['06-01', '08-31'] },
  { nameVi: 'Mùa mưa', nameEn: 'Rainy season', color: 'green', nights: ['10-01', '12-20'] },
]
const city: readonly Season[] = [{ nameVi: 'Thu Hà Nội', nameEn: 'Hanoi autumn', color: 'amber', nights: ['09-15', '11-30'] }]

/** Names the seasons of this year and of the two to come. */
export const seedSeasons = async (tx: Tx, property: SeededProperty, today: Day, person: string): Promise<void> => {
  const seasons = property.season === 'beach' ? beach : city
  const years = [0, 1, 2].map((ahead) => yearOf(today) + ahead)
  await tx.db
    .insertInto('property_event')
    .values(
      years.flatMap((year) =>
        seasons.map(({ nameVi, nameEn, color, nights: [from, to] }) => ({
          property_id: property.propertyId,
          property_event_id: uuidv7(),
          name_vi: `${nameVi} ${year}`,
          name_en: `${nameEn} ${year}`,
          color,
          from_day: toDay(`${year}-${from}`),
          to_day: toDay(`${year}-${to}`),
          changed_by: person,
        })),
      ),
    )
    .execute()
}
