import { isInternal, isSuffix } from '#site/domain-name.ts'

/** The domain of an email address, in lower case; empty where there is none. */
export const domainOfAddress = (address: string): string => (address.includes('@') ? (address.split('@').at(-1) ?? '').toLowerCase() : '')

/** Whether the public DNS may know a name: nothing else is looked up. Labels of records, such as `_dmarc`, begin with an underscore. */
export const isPublicName = (name: string): boolean =>
  name.length <= longestName && name.includes('.') && name.split('.').every((label) => oneLabel.test(label)) && !isInternal(name)

const longestName = 253
const oneLabel = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/iu

/** The domain that somebody registered, which a name belongs to: `haiau.com.vn` of `mail.haiau.com.vn`. */
export const registeredDomain = (name: string): string => namesUpwards(name).at(-1) ?? name

/** A name and the names above it, up to the registered domain. */
export const namesUpwards = (name: string): readonly string[] => {
  const labels = name.toLowerCase().split('.')
  return labels.map((_label, index) => labels.slice(index).join('.')).filter((one, index) => index === 0 || !isSuffix(one))
}
