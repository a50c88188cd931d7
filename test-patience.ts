/**
 * How long a test may take, in milliseconds, before it counts as hanging. No test is about how quick anything is, and a machine that does much else
 * takes many times as long: whoever waits in a test waits as long as this, and says no time of their own.
 */
export const patience = { testTimeout: 480_000, hookTimeout: 240_000, expect: { poll: { timeout: 90_000 } } }

/** As long as a file of tests takes on a slow machine, in milliseconds: none begins so shortly before midnight. */
export const longestFile = 180_000
