import { Refused } from '../calls/refused.ts'
import { valueAt, withValueAt } from './value-at.ts'

/** A field that the server refused, with the refused value; the error disappears when the value changes. */
type RefusedValue = { readonly field: string; readonly message: string; readonly value: unknown }

/** The state of a form. */
export type FormState = {
  readonly values: unknown
  /** The fields that the person has visited and left. */
  readonly left: ReadonlySet<string>
  /** How often the person tried to save; after the first attempt every error is shown. */
  readonly tries: number
  readonly refused: readonly RefusedValue[]
  readonly failure: Error | null
  readonly changed: boolean
}

/** The events of a form. */
export type FormEventOf =
  | { readonly type: 'typed'; readonly name: string; readonly value: unknown }
  | { readonly type: 'cleared'; readonly name: string }
  | { readonly type: 'left'; readonly name: string }
  | { readonly type: 'tried' }
  | { readonly type: 'sent'; readonly values: unknown }
  | { readonly type: 'failed'; readonly error: Error }
  | { readonly type: 'saved'; readonly sent: unknown; readonly version: unknown }
  | { readonly type: 'reset'; readonly values: unknown }

/** The initial state of a form; `changed` is true if its values are not saved yet, as with a draft. */
export const formStart = (values: unknown, changed = false): FormState => ({
  values,
  left: new Set(),
  tries: 0,
  refused: [],
  failure: null,
  changed,
})

/** The state of a form after an event. */
export const nextForm = (state: FormState, event: FormEventOf): FormState => {
  switch (event.type) {
    case 'typed':
      return { ...state, values: withValueAt(state.values, event.name, event.value), changed: true, failure: null }
    case 'cleared':
      return { ...state, values: withValueAt(state.values, event.name, undefined) }
    case 'left':
      return state.left.has(event.name) ? state : { ...state, left: new Set([...state.left, event.name]) }
    case 'tried':
      return { ...state, tries: state.tries + 1, failure: null }
    case 'sent':
      return { ...state, values: event.values }
    case 'failed':
      return { ...state, tries: state.tries + 1, failure: event.error, refused: refusedValues(event.error, state.values) }
    case 'saved':
      return typedSince(state, event.sent, event.version)
    case 'reset':
      return formStart(event.values)
  }
}

// Text that was typed during a save is not saved yet. Either way the form continues from the version that it has just made.
const typedSince = ({ values }: FormState, sent: unknown, version: unknown): FormState =>
  version === undefined ? formStart(sent) : formStart(withValueAt(values, 'version', version), values !== sent)

/** The server's errors that still apply: those whose field has not changed since. */
export const standingErrors = (state: FormState): readonly RefusedValue[] =>
  state.refused.filter((refused) => valueAt(state.values, refused.field) === refused.value)

/** Whether an error at a field is shown yet. */
export const isShown = (state: FormState, field: string): boolean =>
  state.tries > 0 || [...state.left].some((name) => field === name || field.startsWith(`${name}.`))

const refusedValues = (error: Error, values: unknown): readonly RefusedValue[] =>
  error instanceof Refused ? error.errors.map(({ field, message }) => ({ field, message, value: valueAt(values, field) })) : []
