import type { Language } from '@innkeeper/protocol/say'
import type { Tx } from '#kit/transaction/transaction.ts'

/** The email addresses and languages of the active administrators. */
export const administrators = (tx: Tx): Promise<{ email: string; language: Language }[]> =>
  tx.rows(`select email, language from account where kind = 'admin' and active order by lower(email)`)
