import type { Strength } from '@innkeeper/protocol/password/strength'
import { signInRefusals } from '@innkeeper/protocol/refusals/people/sign-in'
import { useState } from 'react'
import type { RuleError } from './use-form.ts'

/** Help for choosing a password: its strength, and why it would be refused, once the rule is loaded. */
export type NewPassword = {
  /** Called when the person is about to type; it starts to load the lists of common passwords. */
  readonly wanted: () => void
  /** Null while the rule is not loaded or nothing is typed. */
  readonly strengthOf: (password: string | undefined) => Strength | null
  /**
   * Why a password would be refused, as errors at its field. `typed` are names that the person has typed into the same form. The server
   * checks it in any case.
   */
  readonly errors: (field: string, password: string | undefined, typed?: readonly (string | undefined)[]) => readonly RuleError[]
}

type Rule = {
  readonly strengthOf: (password: string, names: readonly string[]) => Strength
  readonly weaknessRefusals: Readonly<Record<NonNullable<Strength['weakness']>, keyof typeof signInRefusals>>
}

/** The rule for new passwords of a person with these names, loaded when it is first needed. */
export const useNewPassword = (names: readonly (string | undefined)[]): NewPassword => {
  const [rule, setRule] = useState<Rule | null>(null)
  const strengthOf = (password: string | undefined, typed: readonly (string | undefined)[] = []) => {
    const known = [...names, ...typed].filter((name) => name !== undefined)
    return rule === null || password === undefined || password === '' ? null : rule.strengthOf(password, known)
  }
  return {
    wanted: () => {
      if (rule === null) void load().then(setRule)
    },
    strengthOf: (password) => strengthOf(password),
    errors: (field, password, typed) => {
      const weakness = strengthOf(password, typed)?.weakness ?? null
      return rule === null || weakness === null ? [] : [{ field, words: signInRefusals[rule.weaknessRefusals[weakness]].words }]
    },
  }
}

// If it cannot be loaded, the form works without it, and the server decides.
const load = (): Promise<Rule | null> =>
  import('@innkeeper/protocol/password/strength').then(
    (loaded) => loaded,
    () => null,
  )
