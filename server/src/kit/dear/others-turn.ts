/** Lets others have their turn in the middle of long work. */
export const othersTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))
