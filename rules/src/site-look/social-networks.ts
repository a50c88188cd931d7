import { hostOf } from './site-links.ts'

/** The social networks that a site can link to. */
export const socialNetworks = ['facebook', 'zalo', 'instagram', 'tiktok', 'youtube', 'tripadvisor', 'linkedin', 'x'] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** The names of the networks; the same in every language. */
export const networkNames: Readonly<Record<SocialNetwork, string>> = {
  facebook: 'Facebook',
  zalo: 'Zalo',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
  tripadvisor: 'Tripadvisor',
  linkedin: 'LinkedIn',
  x: 'X',
}

/** The hosts of each network; their sub-domains are the network's too. The first is the usual one. */
const networkHosts: Readonly<Record<SocialNetwork, readonly [string, ...string[]]>> = {
  facebook: ['facebook.com', 'fb.com', 'm.me'],
  zalo: ['zalo.me'],
  instagram: ['instagram.com'],
  tiktok: ['tiktok.com'],
  youtube: ['youtube.com', 'youtu.be'],
  tripadvisor: ['tripadvisor.com', 'tripadvisor.com.vn'],
  linkedin: ['linkedin.com'],
  x: ['x.com', 'twitter.com'],
}

/** Whether an https address belongs to a network. */
export const isOfNetwork = (network: SocialNetwork, address: string): boolean => {
  const host = hostOf(address)
  return networkHosts[network].some((own) => host === own || host.endsWith(`.${own}`))
}
