import { useLayoutEffect, useState, type RefObject } from 'react'
import type { Needs } from './fit-columns.ts'

/**
 * How wide the content of a table's columns is in one line, by the name of each head: measured before the table is painted, whenever its
 * rows or its width change.
 */
export const useNeeds = (table: RefObject<HTMLTableElement | null>, rows: readonly unknown[], width: number): Needs => {
  const [needs, setNeeds] = useState<Needs>(new Map())
  useLayoutEffect(() => {
    if (table.current === null || width === 0 || rows.length === 0) return
    const measured = measure(table.current)
    setNeeds((before) => (isSame(before, measured) ? before : measured))
  }, [table, rows, width])
  return needs
}

const measure = (table: HTMLTableElement): Needs => {
  const heads = [...table.querySelectorAll<HTMLElement>('thead th[data-name]')]
  table.dataset['measured'] = 'true'
  const needs = new Map(heads.map((head) => [head.dataset['name'] ?? '', Math.ceil(head.getBoundingClientRect().width)]))
  delete table.dataset['measured']
  return needs
}

const isSame = (one: Needs, other: Needs): boolean =>
  one.size === other.size && [...one].every(([name, width]) => other.get(name) === width)
