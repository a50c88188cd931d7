/**
 * The library that reads and makes pictures, loaded at the first one: it takes 30 ms and 20 MB, and most processes never make a picture.
 */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  // Each picture uses one thread, so that requests are not slowed down.
  sharp.concurrency(1)
  // No file is read twice, so a cache is useless.
  sharp.cache(false)
  return sharp
}
