import type { Move } from '../model/moves.ts'

/** What a key asks of the grid. */
export type KeyCommand =
  | { readonly do: 'move'; readonly move: Move; readonly extend: boolean }
  | { readonly do: 'edit'; readonly text: string | null }
  | {
      readonly do:
        | 'clear'
        | 'fillDown'
        | 'fillRight'
        | 'undo'
        | 'redo'
        | 'menu'
        | 'fold'
        | 'filter'
        | 'nextProblem'
        | 'previousProblem'
        | 'selectAll'
        | 'leave'
    }
  | { readonly do: 'toggle'; readonly field: 'cta' | 'ctd' | 'stopSell' }

/** A key as a browser tells it. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** The command of a key while the grid has focus, or null for a key that is not the grid's. */
export const commandOf = (pressed: Pressed): KeyCommand | null => {
  const move = moveOf(pressed)
  if (move !== null) return { do: 'move', move, extend: pressed.shiftKey }
  if (pressed.ctrlKey || pressed.metaKey) return chord(pressed)
  if (pressed.altKey) return null
  return named(pressed) ?? letter(pressed)
}

const arrows = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' } as const
const edges = { ArrowLeft: 'edgeLeft', ArrowRight: 'edgeRight', ArrowUp: 'edgeUp', ArrowDown: 'edgeDown' } as const
const plainMoves = { Home: 'home', End: 'end', PageUp: 'pageUp', PageDown: 'pageDown' } as const
const altMoves = { PageUp: 'weekBack', PageDown: 'weekAhead' } as const
const controlMoves = { Home: 'first', End: 'last', ...edges } as const

const moveOf = ({ key, ctrlKey, metaKey, altKey }: Pressed): Move | null => {
  if (altKey) return lookUp(altMoves, key)
  return ctrlKey || metaKey ? lookUp(controlMoves, key) : (lookUp(arrows, key) ?? lookUp(plainMoves, key))
}

const chord = ({ key, code, shiftKey }: Pressed): KeyCommand | null => {
  const letter = /^Key[A-Z]$/u.test(code) ? code.slice(3).toLowerCase() : key.toLowerCase()
  if (letter === 'z') return { do: shiftKey ? 'redo' : 'undo' }
  if (letter === 'y') return { do: 'redo' }
  if (letter === 'd') return { do: shiftKey ? 'fillRight' : 'fillDown' }
  return letter === 'a' ? { do: 'selectAll' } : null
}

const toggles = { a: 'cta', d: 'ctd', s: 'stopSell' } as const
const names = {
  Enter: 'edit',
  F2: 'edit',
  Delete: 'clear',
  Backspace: 'clear',
  ContextMenu: 'menu',
  Escape: 'leave',
  ' ': 'fold',
  '/': 'filter',
} as const

const named = ({ key, shiftKey }: Pressed): KeyCommand | null => {
  if (key === 'F10') return shiftKey ? { do: 'menu' } : null
  if (key === 'F8') return { do: shiftKey ? 'previousProblem' : 'nextProblem' }
  const name = lookUp(names, key)
  if (name === null) return null
  return name === 'edit' ? { do: 'edit', text: null } : { do: name }
}

// An input method may give another letter than the key says (Vietnamese "đ" for D): the key's place counts as well.
const letter = ({ key, code }: Pressed): KeyCommand | null => {
  const field = lookUp(toggles, key.toLowerCase()) ?? lookUp(toggles, code.replace(/^Key/u, '').toLowerCase())
  if (field !== null) return { do: 'toggle', field }
  return /^[\d+\-−=.,]$/u.test(key) ? { do: 'edit', text: key } : null
}

const lookUp = <V>(table: Readonly<Record<string, V>>, key: string): V | null => (Object.hasOwn(table, key) ? (table[key] ?? null) : null)
