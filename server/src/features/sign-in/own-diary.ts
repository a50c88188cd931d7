import type { At } from '../../kit/at.ts'
import type { DiaryEntry } from '../../kit/diary.ts'

type Changing = Pick<At<'profile/update'>, 'person' | 'enter' | 'diary'>

/** Writes the diary of the property that the session is in; the platform has none. */
export const writeOwnDiary = async (at: Changing, entry: DiaryEntry): Promise<void> => {
  if (at.person.propertyId === null) return
  await at.enter(at.person.propertyId)
  await at.diary(entry)
}
