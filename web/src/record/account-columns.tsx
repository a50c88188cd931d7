import { say } from '@innkeeper/protocol/say'
import { secondFactorWords } from '@innkeeper/protocol/words/people/factor-words'
import { userStates, userStateWords } from '@innkeeper/protocol/words/people/staff-words'
import { useSay } from '#kit/language/language.tsx'
import type { Column } from '#ui/lists/column.ts'

type Account = { readonly fullName: string; readonly userName: string; readonly secondFactor: boolean }

/** Who an account is: the full name, with the user name below. */
export const accountColumn: Column<Pick<Account, 'fullName' | 'userName'>> = {
  key: 'name',
  sortBy: 'name',
  head: say('Họ và tên', 'Full name'),
  phone: 'first',
  cut: true,
  cell: ({ fullName }) => <strong title={fullName}>{fullName}</strong>,
  second: ({ userName }) => userName,
}

/** Whether an account signs in by two steps. */
export const factorColumn: Column<Pick<Account, 'secondFactor'>> = {
  key: 'factor',
  head: say('Hai bước', 'Two-step'),
  width: 110,
  rank: 4,
  labelled: true,
  phone: 'hidden',
  cell: ({ secondFactor }) => <Factor on={secondFactor} />,
}

const Factor = ({ on }: { on: boolean }) => useSay()(secondFactorWords[on ? 'on' : 'off'])

/** When an account signed in last. */
export const enteredHead = say('Đăng nhập gần nhất', 'Last sign-in')

/** The states that a list of accounts is filtered by. */
export const accountStates = ['all', ...userStates] as const

export const accountStateChoices = [
  { value: 'all', words: say('Mọi trạng thái', 'Any status') },
  ...userStates.map((value) => ({ value, words: userStateWords[value] })),
] as const
