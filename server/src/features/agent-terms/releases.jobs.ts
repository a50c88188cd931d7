import { formatDate } from '@innkeeper/protocol/format/format'
import { say, speak, type Language, type Saying } from '@innkeeper/protocol/say'
import { addDays } from '@innkeeper/rules/days/day'
import { v7 as uuidv7 } from 'uuid'
import { writeDiary, type DiaryLine } from '#kit/call/diary.ts'
import type { Sweep } from '#kit/jobs/schedule.ts'
import { inTransaction } from '#kit/transaction/transaction.ts'
import { nameOfTerms } from '#features/bookings/check-stay/terms-names.reads.ts'
import { takeReleases, type Release } from './releases.store.ts'

const mostAtOnce = 1000
const platform = { role: 'platform', readOnly: false, seconds: 60 } as const

/**
 * Writes into the diary which nights the release steps of a level or an agent reach, once on each day of the property. The release itself
 * needs no job: what may be booked is computed from the day.
 */
export const tellReleases: Sweep = {
  name: 'releases of agents’ rooms',
  everySeconds: 120,
  run: async ({ pool, now, publish }) => {
    const releases = await inTransaction(pool, platform, async (tx) => {
      const taken = await takeReleases(tx, now, mostAtOnce)
      await writeDiary(tx, taken.map(lineOf))
      return taken
    })
    for (const propertyId of new Set(releases.map((one) => one.propertyId)))
      publish([{ topic: 'stale', propertyId, prefixes: ['agent-terms', 'hotel-log'] }])
  },
}

const lineOf = (release: Release): DiaryLine => ({
  propertyId: release.propertyId,
  subject: { vi: subjectIn(release, 'vi'), en: subjectIn(release, 'en') },
  record: { kind: 'agentTerms' },
  // No call: the line says all of it.
  call: 'agent-terms/release',
  accountId: null,
  person: 'Innkeeper',
  origin: 'system',
  requestId: uuidv7(),
})

const subjectIn = ({ level, agent, releaseSteps, today }: Release, language: Language): string => {
  const nights = releaseSteps.map(({ daysBefore, rooms }) =>
    speak(nightWords, language, { night: formatDate(addDays(today, daysBefore)), rooms }),
  )
  return speak(releasedWords, language, { terms: lowerFirst(nameOfTerms(level, agent)[language]), nights: nights.join('; ') })
}

const lowerFirst = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)

const releasedWords: Saying = say('Trả phòng theo {terms}: {nights}', 'Released rooms by {terms}: {nights}')
const nightWords: Saying = say('đêm {night} còn giữ {rooms} phòng', 'night of {night}, {rooms} rooms kept')
