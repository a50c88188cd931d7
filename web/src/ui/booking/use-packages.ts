import type { Saying } from '@innkeeper/protocol/say'
import { useRead } from '#kit/calls/use-read.ts'
import { useLack } from '#kit/session/rights.ts'

/** A package of a room type that can be chosen for a room. */
export type PackageChoice = { readonly value: string; readonly words: Saying }

/** A package of a room type, by its names. */
export const packageOf = (value: string, roomType: Saying, ratePlan: Saying): PackageChoice => ({
  value,
  words: { vi: `${roomType.vi}, ${ratePlan.vi}`, en: `${roomType.en}, ${ratePlan.en}` },
})

/** The packages of room types on sale, after those that are there already and may not be on sale any more. */
export const usePackages = (own: readonly PackageChoice[]): readonly PackageChoice[] => {
  const lack = useLack('room-plan/get-room-plan-all')
  const { data = [] } = useRead('room-plan/get-room-plan-all', {}, { when: lack === undefined })
  const known = new Map(own.map((one) => [one.value, one]))
  const others = data.flatMap(({ nameVi, nameEn, plans }) =>
    plans.flatMap((plan) =>
      known.has(plan.roomPlanId) ? [] : [packageOf(plan.roomPlanId, { vi: nameVi, en: nameEn }, { vi: plan.nameVi, en: plan.nameEn })],
    ),
  )
  return [...known.values(), ...others]
}
