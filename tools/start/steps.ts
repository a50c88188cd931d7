/** One named part of a long command; it returns an exit code. */
export interface Step {
  name: string
  run: () => Promise<number>
}

/** Runs steps one after the other, all of them even when one fails, and prints all results at the end. */
export const runSteps = async (steps: Step[]): Promise<number> => {
  const results: { name: string; code: number; seconds: number }[] = []
  for (const { name, run } of steps) {
    process.stdout.write(`\n▶ ${name}\n`)
    const from = performance.now()
    const code = await run()
    results.push({ name, code, seconds: (performance.now() - from) / 1000 })
  }
  const lines = results.map(({ name, code, seconds }) => `${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)\n`)
  process.stdout.write(`\n${lines.join('')}`)
  return results.some(({ code }) => code !== 0) ? 1 : 0
}
