/** Whether a text is an address that webhooks may have: https, a domain with a dot, no name or password, no fragment. */
export const isWebhookAddress = (text: string): boolean => {
  const parts = /^https:\/\/([^/?#\s\\@]+)(?:[/?][^#\s\\]*)?$/i.exec(text)
  const [, authority = ''] = parts ?? []
  const [host = '', port, ...rest] = authority.split(':')
  if (rest.length > 0 || (port !== undefined && !/^\d{1,5}$/.test(port))) return false
  return /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i.test(host)
}
