/** Whether an address may stand behind a link of a text: a page by https, an email address, or a phone number. */
export const isSafeLink = (address: string): boolean => isHttpsAddress(address) || isMailLink(address) || isPhoneLink(address)

/** Whether a text is the address of a page on the web: https, a host name with a dot, no user name. */
export const isHttpsAddress = (address: string): boolean => httpsAddress.test(address)

/** The host name of an https address in lower case; empty where the text is none. */
export const hostOf = (address: string): string => httpsAddress.exec(address)?.groups?.['host']?.toLowerCase() ?? ''

const httpsAddress =
  /^https:\/\/(?<host>(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59}))(?::\d{1,5})?(?:[/?#][^\s"'<>\\^`{|}\p{Cc}]*)?$/iu

const isMailLink = (address: string): boolean =>
  /^mailto:[\w.+-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/iu.test(address)

const isPhoneLink = (address: string): boolean => /^tel:\+?\d(?:[-.]?\d){7,17}$/u.test(address)
