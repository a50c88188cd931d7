import { useEffect, useEffectEvent } from 'react'

type ShellKeys = {
  /** `[` narrows and widens the menu. */
  readonly toggleRail: () => void
  /** `?` shows the keys. */
  readonly showKeys: () => void
}

/** The keys of the whole application, except while something is typed; `/` goes to the screen's own search. */
export const useShellKeys = ({ toggleRail, showKeys }: ShellKeys): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isIn(event.target, typedIn)) return
    if (event.key === '?') showKeys()
    // The grid's letters and signs are its own commands; `?` is none of them.
    if (isIn(event.target, '[role="grid"]')) return
    if (event.key === '[') toggleRail()
    if (event.key === '/') goToSearch(event)
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

const typedIn = 'input, textarea, select, [contenteditable], [role="dialog"]'

const isIn = (target: EventTarget | null, places: string): boolean => target instanceof Element && target.closest(places) !== null

const goToSearch = (event: KeyboardEvent): void => {
  const search = document.querySelector<HTMLInputElement>('main input[type="search"]')
  if (search === null) return
  event.preventDefault()
  search.focus()
  search.select()
}
