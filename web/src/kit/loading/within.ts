/** After this many seconds, a part of the application that a person waits for counts as late, and an alert says so. */
export const lateSeconds = 15

/** The result of the promise, or an error if it takes longer than this many seconds. */
export const within = async <T>(seconds: number, promise: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing came within ${seconds} seconds`)), seconds * 1000)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
