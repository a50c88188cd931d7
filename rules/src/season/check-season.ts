/** The first and the last night of a season. */
export type SeasonNights = { readonly fromDay: string; readonly toDay: string }

/** Why a season is not valid: it ends before it starts, or it overlaps another season. */
export type SeasonProblem<S> = { readonly reason: 'backwards' } | { readonly reason: 'overlaps'; readonly other: S }

/** The first problem of a season, checked against the property's other seasons, or null. A night belongs to one season at most. */
export const checkSeason = <S extends SeasonNights>(season: SeasonNights, others: readonly S[]): SeasonProblem<S> | null => {
  if (season.toDay < season.fromDay) return { reason: 'backwards' }
  const other = others.find(({ fromDay, toDay }) => fromDay <= season.toDay && toDay >= season.fromDay)
  return other === undefined ? null : { reason: 'overlaps', other }
}
