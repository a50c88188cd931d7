import type { Language } from '@innkeeper/protocol/say'
import type { Tx } from '../../kit/transaction.ts'

/** Where the administrators at work get their mail, and in which language they read it. */
export const administrators = (tx: Tx): Promise<{ email: string; language: Language }[]> =>
  tx.rows(`select email, language from account where kind = 'admin' and active order by lower(email)`)
