/** The lines of a room type's beds that name a bed type which an earlier line names already, by their place in the list. */
export function repeatedBeds(beds: readonly { readonly bedType: string }[]): number[] {
  return beds.flatMap(({ bedType }, index) => (beds.findIndex((bed) => bed.bedType === bedType) < index ? [index] : []))
}
