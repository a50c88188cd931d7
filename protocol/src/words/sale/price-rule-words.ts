import type { OccupancySide } from '@innkeeper/rules/suggestion/suggest-price'
import { say, type Saying } from '#say.ts'

/** From which side the occupancy of a rule is meant, in words. */
export const occupancySideWords: Readonly<Record<OccupancySide, Saying>> = {
  above: say('Từ mức này trở lên', 'At least'),
  below: say('Từ mức này trở xuống', 'At most'),
}
