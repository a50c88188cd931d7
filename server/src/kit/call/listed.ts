/** The answer of a list call: a page of its rows, how many match the filter, and how many there are without it. */
export type Listed<Rows> = { readonly rows: Rows; readonly total: number; readonly all: number }
