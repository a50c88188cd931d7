import { z } from 'zod'
import { recentJumpsName } from '#kit/session/session.ts'
import { mayOpen, type Opener } from '#may-open.ts'
import { screenAt } from '#screen-at.ts'

/** Somewhere that somebody went by the search: its address, and how it was called. */
const recentJump = z.object({ to: z.string(), words: z.string() })

/** Somewhere that somebody went by the search. */
export type RecentJump = z.output<typeof recentJump>

const stored = z.record(z.string(), z.array(recentJump)).catch({})
const most = 6

const storedJumps = (): Readonly<Record<string, readonly RecentJump[]>> => {
  try {
    return stored.parse(JSON.parse(window.localStorage.getItem(recentJumpsName) ?? '{}'))
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

/** Where somebody went by the search at a property, the latest first, as far as they may still go there. */
export const recentJumps = (property: string, opener: Opener): readonly RecentJump[] =>
  (storedJumps()[property] ?? []).filter(({ to }) => {
    const screen = screenAt(to)
    return screen !== undefined && mayOpen(screen, opener)
  })

type Jumped = RecentJump & { readonly leaves: boolean; readonly kept?: string | null }

/** Remembers where somebody goes by the search; a search in a list is nothing to come back to. */
export const keepJump = (property: string, { to, leaves, words, kept = words }: Jumped): void => {
  if (leaves || kept === null) return
  const all = storedJumps()
  const others = (all[property] ?? []).filter((one) => one.to !== to)
  const next = [{ to, words: kept }, ...others].slice(0, most)
  window.localStorage.setItem(recentJumpsName, JSON.stringify({ ...all, [property]: next }))
}
