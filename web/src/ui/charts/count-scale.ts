/** A scale for counts: its top and its lines, at most five of them at round steps of whole ones. */
export const countScale = (
  counts: readonly number[],
): { readonly most: number; readonly ticks: readonly number[]; readonly perUnit: number } => {
  const largest = Math.max(0, ...counts)
  if (largest === 0) return { most: 1, ticks: [0], perUnit: 1 }
  const power = 10 ** Math.max(0, Math.floor(Math.log10(largest / 4)))
  const step = ([1, 2, 5, 10].find((one) => one * power * 4 >= largest) ?? 10) * power
  const count = Math.ceil(largest / step)
  return { most: count * step, ticks: Array.from({ length: count + 1 }, (_, at) => at * step), perUnit: 1 }
}
