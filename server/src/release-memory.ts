import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const lookMilliseconds = 5_000
/** A process that used less of its core than this answers nobody who would notice a pause. */
const idleShare = 0.02
/** A collection takes a tenth of a second: it is worth that from so much on. */
const worthBytes = 24_000_000

/**
 * Gives memory back to the machine once nobody has asked for anything for a while. V8 collects what is no longer used when it needs room, and keeps the room: after its start the process
 * held 60 MB that nothing used any more, and after every burst of requests it holds what these had needed.
 */
export const releaseWhenIdle = (): NodeJS.Timeout => {
  let before = process.cpuUsage()
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    before = process.cpuUsage()
    const share = (user + system) / 1000 / lookMilliseconds
    if (share < idleShare && spareBytes() > worthBytes) releaseMemory()
  }, lookMilliseconds).unref()
}

const spareBytes = (): number => {
  const { total_physical_size: held, used_heap_size: used } = getHeapStatistics()
  return held - used
}

/** Collects everything that is no longer used, and gives the room back. */
export const releaseMemory = (): void => {
  setFlagsFromString('--expose-gc')
  runInNewContext(`gc({ type: 'major', flavor: 'last-resort' })`)
}
