/** The beds in a room type's list whose bed type is in an earlier line already, by their place in the list. */
export const repeatedBeds = (beds: readonly { readonly bedType: string }[]): number[] =>
  beds.flatMap(({ bedType }, index) => (beds.findIndex((bed) => bed.bedType === bedType) < index ? [index] : []))
