import { userCalls } from '@innkeeper/protocol/calls/setting/user'
import { staffRefusals } from '@innkeeper/protocol/refusals/people/staff'
import { useRouter } from '@tanstack/react-router'
import type { AnswerOf } from '#kit/calls/ask.ts'
import type { Form, RuleError } from '#kit/forms/use-form.ts'
import { useLanguage } from '#kit/language/language.tsx'
import { useSession } from '#kit/session/session-context.ts'
import type { RecordPlace } from '#record/record-stem.ts'
import { recordValues } from '#record/record-values.ts'
import { useSavedForm } from '#record/use-saved-form.ts'
import { people } from './people.ts'

/** The form of a user who is new or who is changed. */
export type PersonForm = Form<'user/add' | 'user/update'>

/** The input of the call that saves a change. */
export const personChange = userCalls['user/update'].input

/** The form of a user; saved, it goes back to the list. */
export const usePersonForm = ({ record, readAgain }: RecordPlace<AnswerOf<'user/detail'>>): PersonForm => {
  const router = useRouter()
  const { property } = useSession()
  const { language } = useLanguage()
  const { created, saved } = people.words.page
  return useSavedForm<'user/add' | 'user/update'>(record === null ? 'user/add' : 'user/update', {
    input: record === null ? userCalls['user/add'].input : personChange,
    initial:
      record === null ? { groupIds: [], codes: [], entry: 'invitation', language } : recordValues<'user/update'>(personChange, record),
    draft: record?.id ?? 'new',
    check,
    saved: record === null ? created : saved,
    done: () => void router.navigate({ href: people.listAt(property) }),
    readAgain,
  })
}

type Values = { readonly groupIds?: unknown; readonly codes?: unknown; readonly entry?: unknown; readonly password?: unknown }

const check = (values: Values): readonly RuleError[] => [
  ...(isEmpty(values.groupIds) && isEmpty(values.codes) ? [{ field: 'groupIds', words: staffRefusals.userWithoutRights.words }] : []),
  ...(values.entry === 'password' && (values.password ?? null) === null
    ? [{ field: 'password', words: staffRefusals.firstPasswordMissing.words }]
    : []),
]

const isEmpty = (list: unknown): boolean => !Array.isArray(list) || list.length === 0
