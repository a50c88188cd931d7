/** A question to DNS: the texts of a name, the servers that take its mail, or its addresses. */
export type DnsQuestion = { readonly type: 'texts' | 'mailHosts' | 'addresses'; readonly name: string }

/** What DNS answered, by `keyOf`; null where nobody answered. What has not been asked yet is not there. */
export type DnsFacts = ReadonlyMap<string, readonly string[] | null>

/** The key of a question in the facts. */
export const keyOf = ({ type, name }: DnsQuestion): string => `${type} ${name}`
