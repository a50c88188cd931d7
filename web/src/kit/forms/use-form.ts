import type { CallInput, CallPath, Catalogue } from '@innkeeper/protocol/catalogue'
import { fieldErrors, speakFieldError } from '@innkeeper/protocol/field-errors'
import { speak, type Language, type Saying, type SayingValues } from '@innkeeper/protocol/say'
import { useEffect, useMemo, useReducer, useRef, type SubmitEvent, type RefObject } from 'react'
import type { AnswerOf } from '../calls/ask.ts'
import { afterPress } from './after-press.ts'
import { alertOf, type ShownError } from './alert-of-errors.ts'
import { draftOf, type Draft } from './draft.ts'
import { fieldRules, keepable } from './field-rules.ts'
import { fillEmpty } from './fill-empty.ts'
import type { Field } from './field-state.ts'
import { formStart, isShown, nextForm, standingErrors, type FormEventOf, type FormState } from './form-state.ts'
import { useLanguage } from '../language/language.tsx'
import { useSession } from '../session/session-context.ts'
import { useAlerts } from '../alerts/use-alerts.ts'
import { useChange } from '../calls/use-change.ts'
import { typedValueAt, valueAt, type PathOf, type Typed, type ValueAt } from './value-at.ts'
import { trusted } from '../trusted.ts'

/** A broken rule across fields: the field where it is shown, and why it is broken. */
export type RuleError = { readonly field: string; readonly words: Saying; readonly values?: SayingValues }

/** The options of a form: its start, and what happens when it is saved. */
export type FormOptions<P extends CallPath> = {
  /** The input schema of the call, such as `roomCalls['room/update'].input`. It is loaded with the screen, because only forms need it. */
  readonly schema: Catalogue[P]['input']
  /** The first values of the fields, and the parts of the input that have no field (an id, a version). */
  readonly initial: Typed<CallInput<P>>
  readonly done?: (output: AnswerOf<P>, input: CallInput<P>) => void
  /** What the screen does in addition; the banner above the form already says why it was not saved. */
  readonly failed?: (error: Error) => unknown
  /** Rules across fields, from `rules`: checked while typing and again before saving. */
  readonly check?: (values: Typed<CallInput<P>>) => readonly RuleError[]
  /** The name under which this tab keeps a draft until it is saved: the record's id if there is one. */
  readonly draft?: string
}

/** A form bound to a call. */
export type Form<P extends CallPath> = {
  readonly values: Typed<CallInput<P>>
  /** The field at a dotted path: `<TextField field={form.field('username')} />`. */
  readonly field: <N extends PathOf<CallInput<P>> & string>(name: N) => Field<ValueAt<CallInput<P>, N>>
  readonly set: <N extends PathOf<CallInput<P>> & string>(name: N, value: Typed<ValueAt<CallInput<P>, N>> | undefined) => void
  /** Empties a field whose value was used up by a failed attempt; the reason of the failure stays visible. */
  readonly clear: (name: PathOf<CallInput<P>> & string) => void
  /** The properties of the form element: `<form {...form.props}>`. */
  readonly props: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly noValidate: true
    readonly onSubmit: (event: SubmitEvent) => void
  }
  readonly submit: () => void
  /** The right that the person lacks to save the form; undefined if they may save it. */
  readonly reason: Saying | undefined
  readonly pending: boolean
  readonly changed: boolean
  /** Why saving failed, for a banner above the form; null once something is typed again. */
  readonly failure: Error | null
  /** Every error that is shown now, for fields that are not in a field component. */
  readonly errors: readonly ShownError[]
  readonly reset: (values?: Typed<CallInput<P>>) => void
}

/** A form whose labels, marks, lengths and messages come from the input schema of its call. */
export const useForm = <P extends CallPath>(path: P, options: FormOptions<P>): Form<P> => {
  const { language } = useLanguage()
  const alerts = useAlerts()
  const [state, tell] = useKeptState(path, options)
  const change = useFormChange(path, options, tell)
  const wrong = wrongFields(state, options, language)
  const errors = wrong.filter((error) => isShown(state, error.field))
  const element = useFirstErrorFocus(state.tries)

  const send = (values: unknown) => {
    tell({ type: 'sent', values })
    change.send(trusted<CallInput<P>>(values))
  }
  const submit = () => {
    if (change.pending || change.reason !== undefined) return
    tell({ type: 'tried' })
    if (wrong.length > 0) alerts.error(...alertOf(wrong))
    else send(fillEmpty(options.schema, state.values))
  }
  return {
    values: trusted<Typed<CallInput<P>>>(state.values),
    field: (name) => ({
      ...fieldRules(options.schema, name),
      name,
      value: typedValueAt(state.values, name),
      error: errors.find((error) => error.field === name)?.message,
      change: (value) => tell({ type: 'typed', name, value }),
      leave: () => afterPress(() => tell({ type: 'left', name })),
    }),
    set: (name, value) => tell({ type: 'typed', name, value }),
    clear: (name) => tell({ type: 'cleared', name }),
    props: { ref: element, noValidate: true, onSubmit: stopAnd(submit) },
    submit,
    reason: change.reason,
    pending: change.pending,
    changed: state.changed,
    failure: state.failure,
    errors,
    reset: (values = options.initial) => tell({ type: 'reset', values }),
  }
}

const useKeptState = <P extends CallPath>(path: P, options: FormOptions<P>) => {
  const account = useSession().user?.accountId ?? ''
  const draft = useMemo(
    () => (options.draft === undefined ? null : draftOf(`${path}:${options.draft}`, account)),
    [path, options.draft, account],
  )
  const [state, tell] = useReducer(nextForm, null, () => startOf(options.initial, draft))
  useEffect(() => {
    if (state.changed) draft?.keep(keepable(options.schema, state.values))
  }, [draft, state, options.schema])
  const tellAndDrop = (event: FormEventOf) => {
    if (event.type === 'reset' || event.type === 'saved') draft?.drop()
    tell(event)
  }
  return [state, tellAndDrop] as const
}

const useFormChange = <P extends CallPath>(path: P, options: FormOptions<P>, tell: (event: FormEventOf) => void) => {
  // The banner above the form says why it was not saved; an alert would repeat it.
  return useChange(path, {
    done: (output, input) => {
      tell({ type: 'saved', sent: input, version: valueAt(input, 'version') === undefined ? undefined : valueAt(output, 'version') })
      options.done?.(output, input)
    },
    failed: (error) => {
      tell({ type: 'failed', error })
      options.failed?.(error)
    },
  })
}

const stopAnd = (submit: () => void) => (event: SubmitEvent) => {
  event.preventDefault()
  event.stopPropagation()
  submit()
}

const startOf = (initial: unknown, draft: Draft | null): FormState => {
  const kept = draft?.read()
  return kept === undefined ? formStart(initial) : formStart(kept, true)
}

type Rules<P extends CallPath> = Pick<FormOptions<P>, 'schema' | 'check'>

const wrongFields = <P extends CallPath>(state: FormState, { schema, check }: Rules<P>, language: Language): readonly ShownError[] => {
  const byType = fieldErrors(schema, state.values).map((error) => ({
    field: error.field,
    message: speakFieldError(error, schema, language),
    missing: error.reason === 'required',
  }))
  const byRule = (check?.(trusted<Typed<CallInput<P>>>(state.values)) ?? []).map(({ field, words, values }) => ({
    field,
    message: speak(words, language, values),
  }))
  return [...byType, ...byRule, ...standingErrors(state)]
}

// Goes to the first wrong field after each attempt to save, when the errors are on the page.
const useFirstErrorFocus = (tries: number): RefObject<HTMLFormElement | null> => {
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [element, tries])
  return element
}
