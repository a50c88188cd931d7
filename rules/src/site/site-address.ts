/** What the address of a property's own site depends on. */
export type SiteFacts = {
  /** The public address of this installation, without a final slash. */
  readonly publicUrl: string
  /** The property's code. */
  readonly code: string
  /** The domain that the property has proved; null where it has none. */
  readonly domain: string | null
}

/** The address of a property's own site: at its proved domain, else at this installation. Nothing else says where a site is. */
export const siteAddress = ({ publicUrl, code, domain }: SiteFacts): string =>
  domain === null ? `${publicUrl}/book/${encodeURIComponent(code)}` : `https://${domain}`
