import type { Saying, SayingValues } from '@innkeeper/protocol/say'

/** The text of an alert: a saying, or a text that the server has already translated. */
export type AlertText = { readonly saying: Saying; readonly values?: SayingValues } | { readonly words: string }

/** One alert: success or error, its text, and an optional action, such as undo. */
export type Alert = {
  readonly id: number
  readonly kind: 'success' | 'error'
  readonly text: AlertText
  readonly act?: { readonly words: Saying; readonly keys?: string; readonly run: () => void }
  readonly at: number
}

/** Shows alerts and keeps the last twenty. */
export type AlertStore = {
  readonly tell: (alert: Omit<Alert, 'id' | 'at'>) => void
  readonly hide: () => void
  readonly shown: () => Alert | null
  readonly past: () => readonly Alert[]
  readonly listen: (changed: () => void) => () => void
}

const kept = 20

/** Creates a store of alerts. One alert is shown at a time; a newer one replaces it. */
export const createAlertStore = (now: () => number): AlertStore => {
  const listeners = new Set<() => void>()
  let shown: Alert | null = null
  let past: readonly Alert[] = []
  let count = 0
  const change = (next: Alert | null) => {
    shown = next
    for (const listener of listeners) listener()
  }
  return {
    tell: (alert) => {
      count += 1
      const told = { ...alert, id: count, at: now() }
      past = [told, ...past].slice(0, kept)
      change(told)
    },
    hide: () => change(null),
    shown: () => shown,
    past: () => past,
    listen: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
