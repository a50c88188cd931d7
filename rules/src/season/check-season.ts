/** The first and the last night of a season. */
export type SeasonNights = { readonly fromDay: string; readonly toDay: string }

/** Why a season cannot be as it is: its end comes first, or it holds nights of another one. */
export type SeasonProblem<S> = { readonly reason: 'backwards' } | { readonly reason: 'overlaps'; readonly other: S }

/** The first problem of a season among the property's others, or null: a night belongs to one season. */
export const checkSeason = <S extends SeasonNights>(season: SeasonNights, others: readonly S[]): SeasonProblem<S> | null => {
  if (season.toDay < season.fromDay) return { reason: 'backwards' }
  const other = others.find(({ fromDay, toDay }) => fromDay <= season.toDay && toDay >= season.fromDay)
  return other === undefined ? null : { reason: 'overlaps', other }
}
