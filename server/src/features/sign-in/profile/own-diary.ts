import type { At } from '#kit/call/at.ts'
import type { DiaryEntry } from '#kit/call/diary.ts'

type Changing = Pick<At<'profile/update'>, 'person' | 'enter' | 'diary'>

/** Writes to the diary of the session's property; the platform has none. */
export const writeOwnDiary = async (at: Changing, entry: DiaryEntry): Promise<void> => {
  if (at.person.propertyId === null) return
  await at.enter(at.person.propertyId)
  await at.diary(entry)
}
