/** Pauses long work, so that other requests can run. */
export const othersTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))
