/** Damm's table: every wrong digit, and every two neighbours that changed places, give another check digit. */
const damm = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

const length = 10

/** The check digit of some digits. */
const checkDigit = (digits: string): number => [...digits].reduce((check, digit) => Number(damm[check]?.[Number(digit)]), 0)

/** Whether digits are a ticket number: ten of them, of which the last checks the others. */
export const isTicketNumber = (number: string): boolean => number.length === length && /^\d+$/u.test(number) && checkDigit(number) === 0

/** A ticket number as people read it: "482 913 0576". */
export const spacedTicketNumber = (number: string): string => `${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`
