import type { Language } from './say.ts'

/** The sections of the user guide with their pages, in reading order; `docs/guide/{language}/{page}.md` is the page's text. */
export const guideSections = {
  start: ['signing-in', 'registering', 'dashboard', 'account', 'lists', 'new-receptionist'],
  property: [
    'general-info',
    'photos',
    'room-types',
    'sale-packages',
    'promotions',
    'gift-codes',
    'services',
    'configuration',
    'policies',
    'payment-gateways',
    'site-domain',
    'connections',
    'site-look',
    'site-visits',
    'letters',
    'contract',
    'contract-check',
    'system-log',
  ],
  rates: [
    'first-prices',
    'grid',
    'batch-update',
    'copy-forward',
    'price-rules',
    'excel',
    'closing-a-night',
    'restrictions',
    'why-not-bookable',
    'what-would-this-cost',
    'logs-and-undo',
  ],
  sales: [
    'bookings',
    'requests',
    'cancelled-booking',
    'transactions',
    'payment-links',
    'bank-statements',
    'monthly-statements',
    'preview',
    'agents',
    'agent-terms',
    'agents-api',
    'connectivity-api',
    'tickets',
    'ticket-bookings',
    'gate',
  ],
  platform: [
    'setting-up',
    'approving',
    'platform-contracts',
    'contract-templates',
    'platform-bookings',
    'platform-months',
    'administrators',
    'platform-agents',
    'announcements',
    'failed-jobs',
  ],
} as const

/** A section of the user guide. */
export type GuideSection = keyof typeof guideSections

/** A page of the user guide. */
export type GuidePage = (typeof guideSections)[GuideSection][number]

/** The address of the user guide, or of one of its pages, in a language. */
export const guideUrl = (language: Language, page?: GuidePage): string => `/help${page === undefined ? '' : `/${page}`}?lang=${language}`
