import { say } from '@innkeeper/protocol/say'

/** The title of the list of transactions. */
export const paymentsTitle = say('Giao dịch thu chi', 'Transactions')
/** The words that lead to a new transaction. */
export const recordWords = say('Ghi giao dịch', 'Record a transaction')
