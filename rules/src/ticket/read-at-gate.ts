import { readTicketCode, type ReadTicketCode } from './ticket-code.ts'
import { isTicketNumber } from './ticket-number.ts'

/** What was scanned or typed at a gate: a code, whose signature is not checked yet, a number, or nothing of ours. */
export type ReadAtGate =
  | { readonly kind: 'code'; readonly number: string; readonly code: ReadTicketCode }
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'nothing' }

/** Reads what was scanned or typed at a gate. People may type a number in groups. */
export const readAtGate = (text: string): ReadAtGate => {
  const code = readTicketCode(text.trim())
  if (code !== null) return { kind: 'code', number: code.ticket.number, code }
  const number = text.replaceAll(/[\s.-]/gu, '')
  return isTicketNumber(number) ? { kind: 'number', number } : { kind: 'nothing' }
}
