/** The character that replaces a masked digit. */
const masked = '*'

/** Groups of digits, as people write a card number: separated by a few spaces, dashes or dots. */
const digitGroups = /\d+(?:[ \u00A0\u2009.\-‐‑‒–—]{1,3}\d+)*/gu

/** Digits directly after a letter belong to a word, such as a booking code, unless that word names a card. */
const wordBefore = /(?:^|[^\p{L}\p{N}_]|(?<!\p{L})(?:visa|master(?:card)?|jcb|amex|napas|card|thẻ|the|số|so|no))$/iu

/** "Mã số thuế 4100123456-001" and similar: a number after the words for a tax code is not a card number. */
const taxCodeBefore = /(?:\bmst|thuế|\bthue|\btax(?: code| id| no)?|\bvat)[\s.:#]*$/iu
const taxCode = /^\d{10}[\s-]+\d{3}$/u

/** Words that always name a card's security code. */
const alwaysCode = /\b(?:cvv|cvc|cvn)2?\b/giu
/** Words that name a security code only where the same text contains a card number. */
const maybeCode = /\bcsc\b|(?:security|verification) code|mã (?:số )?(?:bảo mật|xác thực)|ma (?:so )?(?:bao mat|xac thuc)/giu
const codeAfterWord = /^[\s:=.#(\-–]{0,4}(?:(?:is|la|là|code)[\s:=]{1,3})?(\d{3,4})(?!\d)/iu
/** What may come between a card number and its code: the expiry month. */
const codeAfterCard =
  /^(?:[\s,;:/|()\-–]{0,4}(?:(?:exp(?:iry|ires|\.)?|hết hạn|het han|hsd|hạn|valid thru)[\s:.]{0,3})?(?:0?[1-9]|1[0-2])\s?[/\-.|]\s?(?:20)?\d{2}(?!\d))?[\s,;:/|()\-–]{1,4}(\d{3,4})(?![\d/\-.]*\d)/iu

/**
 * Masks the numbers of payment cards, all but the last four digits, and the codes beside them: "4111 1111 1111 1111, CVV 123" becomes "****
 * **** **** 1111, CVV ***". A card number has 13 to 19 digits in an issuer's range and a correct check digit. The length of the text does
 * not change.
 */
export const maskCards = (text: string): string => {
  if (!/\d{3}/u.test(text)) return text
  const { numbers, codes } = cardsIn(text)
  const words = [...text.matchAll(alwaysCode), ...(numbers.length > 0 ? text.matchAll(maybeCode) : [])]
  const named = words.flatMap(({ 0: word, index }) => codeIn(text, codeAfterWord, index + word.length))
  return [...numbers, ...codes, ...named].reduce(withoutDigits, text)
}

/** A part of a text: `to` is the place after its last character. */
type Part = { readonly from: number; readonly to: number }

const cardsIn = (text: string): { numbers: Part[]; codes: Part[] } => {
  const numbers: Part[] = []
  const codes: Part[] = []
  for (const { 0: run, index } of text.matchAll(digitGroups)) {
    for (const { from, to } of cardsInRun(run, text.slice(0, index))) {
      const number = { from: index + from, to: index + to }
      numbers.push({ from: number.from, to: lastFourAt(text, number) })
      codes.push(...codeIn(text, codeAfterCard, number.to))
    }
  }
  return { numbers, codes }
}

/** The cards among groups of digits; `before` is the text in front of them. */
const cardsInRun = (run: string, before: string): Part[] => {
  if (run.length < leastDigits || !wordBefore.test(before.slice(-12)) || isTaxCode(run, before)) return []
  const groups = [...run.matchAll(/\d+/gu)].map(({ 0: digits, index }) => ({ digits, from: index, to: index + digits.length }))
  const cards: Part[] = []
  for (let first = 0; first < groups.length; first += 1) {
    const last = lengthsInOrder.map((length) => lastGroupOf(groups, first, length)).find((found) => found !== null)
    if (last === undefined) continue
    cards.push({ from: groups[first]?.from ?? 0, to: groups[last]?.to ?? 0 })
    first = last
  }
  return cards
}

type Group = Part & { readonly digits: string }

/** The last group of a card number that starts with the first group and has this many digits; null where there is none. */
const lastGroupOf = (groups: readonly Group[], first: number, length: number): number | null => {
  let digits = ''
  for (let at = first; at < groups.length && digits.length < length; at += 1) {
    const group = groups[at]?.digits ?? ''
    digits += group
    if (digits.length === length) return isCardNumber(digits) ? at : null
    // Dates and times are written in groups of two digits.
    if (group.length < leastGroup) return null
  }
  return null
}

const leastDigits = 13
const leastGroup = 3
/** The most common length first, so that a code after the number is not read as part of it. */
const lengthsInOrder = [16, 15, 19, 14, 13, 17, 18]

const isTaxCode = (run: string, before: string): boolean => taxCode.test(run) || taxCodeBefore.test(before.slice(-20))

/** The first digits of the issuers' card numbers, by the length of the number. */
const issuers: Readonly<Record<number, RegExp>> = {
  13: /^4/,
  14: /^3(?:0|6|8|9)/,
  15: /^(?:3[47]|2131|1800)/,
  16: /^(?:220[0-4]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720|3[0568]|4|5|6|8|9)/,
  17: /^(?:4|5|6|9)/,
  18: /^(?:4|5|6|9)/,
  19: /^(?:4|5|6|9)/,
}

const isCardNumber = (digits: string): boolean => issuers[digits.length]?.test(digits) === true && luhnSum(digits) % 10 === 0

/** The checksum of ISO/IEC 7812 (Luhn): every second digit from the right is doubled, and all digits are added. */
const luhnSum = (digits: string): number =>
  [...digits].toReversed().reduce((sum, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return sum + (value > 9 ? value - 9 : value)
  }, 0)

/** The place where the last four digits of a number start. */
const lastFourAt = (text: string, { from, to }: Part): number => {
  let at = to
  for (let left = 4; left > 0 && at > from;) {
    at -= 1
    if (/\d/u.test(text.charAt(at))) left -= 1
  }
  return at
}

const codeIn = (text: string, form: RegExp, from: number): Part[] => {
  const { 0: whole = '', 1: code = '' } = form.exec(text.slice(from, from + 40)) ?? []
  const to = from + whole.length
  return code === '' ? [] : [{ from: to - code.length, to }]
}

const withoutDigits = (text: string, { from, to }: Part): string =>
  text.slice(0, from) + text.slice(from, to).replaceAll(/\d/gu, masked) + text.slice(to)
