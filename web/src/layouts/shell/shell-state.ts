import { useCallback, useState } from 'react'

const railName = 'menuRail'
const groupsName = 'menuGroups'

/** Whether the menu is a rail: chosen in this browser, for screens that want room and for the others apart. */
export const useRail = (wantsRoom: boolean): readonly [boolean, () => void] => {
  const name = wantsRoom ? `${railName}:wide` : railName
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>(() => ({}))
  const rail = chosen[name] ?? storedFlag(name) ?? wantsRoom
  const toggle = useCallback(() => {
    window.localStorage.setItem(name, String(!rail))
    setChosen((former) => ({ ...former, [name]: !rail }))
  }, [name, rail])
  return [rail, toggle]
}

/** Which groups of the menu are open: the one of the page always, the others as they were left in this browser. */
export const useOpenGroups = (
  current: string | undefined,
): {
  readonly isOpen: (key: string) => boolean
  readonly toggle: (key: string) => void
} => {
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set((window.localStorage.getItem(groupsName) ?? '').split(',')))
  const [closed, setClosed] = useState<string | null>(null)
  const isOpen = (key: string): boolean => (key === current ? closed !== key : left.has(key))
  const toggle = (key: string) => {
    const open = isOpen(key)
    if (key === current) setClosed(open ? key : null)
    const next = new Set([...left].filter((name) => name !== key && name !== ''))
    if (!open) next.add(key)
    window.localStorage.setItem(groupsName, [...next].join(','))
    setLeft(next)
  }
  return { isOpen, toggle }
}

const storedFlag = (name: string): boolean | undefined => {
  const stored = window.localStorage.getItem(name)
  return stored === null ? undefined : stored === 'true'
}
