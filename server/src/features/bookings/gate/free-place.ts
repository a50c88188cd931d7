/** The first of a ticket’s places that no entry has, because an undone entry has left its own free; null where all are taken. */
export const freePlace = (taken: readonly number[], entries: number): number | null => {
  const places = Array.from({ length: entries }, (_, at) => at + 1)
  return places.find((place) => !taken.includes(place)) ?? null
}
