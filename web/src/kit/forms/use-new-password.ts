import type { Strength } from '@innkeeper/protocol/password/strength'
import { signInRefusals } from '@innkeeper/protocol/refusals/people/sign-in'
import { useState } from 'react'
import type { RuleError } from './use-form.ts'

/** What helps to choose a password: how strong it is, and why it would be refused, as soon as the rule is here. */
export type NewPassword = {
  /** The person is about to type: the lists of common passwords come. */
  readonly wanted: () => void
  /** Null while the rule is not here, or nothing is typed. */
  readonly strengthOf: (password: string | undefined) => Strength | null
  /** Why a password would be refused, at its field, where the person also has the names typed beside it. The server says so in any case. */
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

// Without it the form is as good as before, and the server decides.
const load = (): Promise<Rule | null> =>
  import('@innkeeper/protocol/password/strength').then(
    (loaded) => loaded,
    () => null,
  )
