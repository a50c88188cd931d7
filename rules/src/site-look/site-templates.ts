import type { PropertyKind } from '#property/property-kind.ts'
import type { MenuItem, SiteColours, SiteLook, SiteTemplateKey, SiteWidget } from './site-look.ts'

/** A part of the site's first page. */
export type SitePart = 'picture' | 'search' | 'rooms' | 'offers' | 'description' | 'amenities' | 'location'

/** How the parts of the site are laid out. */
export type SiteLayout = {
  /** Logo and menu on one line, or the logo above the menu, both in the middle. */
  readonly header: 'beside' | 'centred'
  /** The first picture: across the whole window, across the content only, or beside the search. */
  readonly picture: 'wide' | 'boxed' | 'beside'
  /** Rooms one below the other, picture beside them, or as cards beside each other. */
  readonly rooms: 'list' | 'cards'
  /** How round corners are. */
  readonly corners: 'square' | 'soft' | 'round'
}

/** A template: its colours are only where a look starts, its layout and arrangement are the look's for as long as it keeps the template. */
export type SiteTemplate = {
  readonly colours: SiteColours
  readonly layout: SiteLayout
  /** The parts of the first page from top to bottom. */
  readonly arrangement: readonly SitePart[]
}

/** The three templates. */
export const siteTemplates: Readonly<Record<SiteTemplateKey, SiteTemplate>> = {
  coast: {
    colours: {
      primaryText: '#1E2A2C',
      primaryBackground: '#FAF7F2',
      topHeader: '#0B3A41',
      header: '#0F4C54',
      footer: '#0F4C54',
      bottomFooter: '#0B3A41',
      button: '#A8500F',
    },
    layout: { header: 'beside', picture: 'wide', rooms: 'list', corners: 'soft' },
    arrangement: ['picture', 'search', 'rooms', 'offers', 'description', 'amenities', 'location'],
  },
  city: {
    colours: {
      primaryText: '#1B1F27',
      primaryBackground: '#FFFFFF',
      topHeader: '#1B1F27',
      header: '#FFFFFF',
      footer: '#2A2F3A',
      bottomFooter: '#1B1F27',
      button: '#8A1C2B',
    },
    layout: { header: 'centred', picture: 'boxed', rooms: 'cards', corners: 'square' },
    arrangement: ['search', 'picture', 'rooms', 'offers', 'location', 'amenities', 'description'],
  },
  garden: {
    colours: {
      primaryText: '#22301F',
      primaryBackground: '#F6F8F1',
      topHeader: '#2C4A2E',
      header: '#F6F8F1',
      footer: '#2C4A2E',
      bottomFooter: '#223A24',
      button: '#3B6A2C',
    },
    layout: { header: 'beside', picture: 'beside', rooms: 'list', corners: 'round' },
    arrangement: ['search', 'picture', 'description', 'rooms', 'offers', 'amenities', 'location'],
  },
}

/** The look that a property starts with in a template. */
export const startingLook = (template: SiteTemplateKey, kind: PropertyKind): SiteLook => ({
  template,
  colours: siteTemplates[template].colours,
  logo: '',
  menu: [sold[kind], offers, contact],
  widgets: [direct],
  social: [],
})

/** The template of a property that has chosen none. */
export const firstTemplate: SiteTemplateKey = 'coast'

const page = (nameVi: string, nameEn: string, to: MenuItem['page']): MenuItem => ({ nameVi, nameEn, page: to, address: '' })
const sold: Readonly<Record<PropertyKind, MenuItem>> = {
  hotel: page('Phòng', 'Rooms', 'rooms'),
  playground: page('Vé', 'Tickets', 'rooms'),
}
const offers = page('Ưu đãi', 'Offers', 'offers')
const contact = page('Liên hệ', 'Contact', 'contact')

const direct: SiteWidget = {
  titleVi: 'Đặt trực tiếp',
  titleEn: 'Booking directly',
  contentVi: 'Đặt trên trang này là đặt thẳng với chúng tôi. Cần hỏi gì, hãy gọi hoặc viết cho chúng tôi.',
  contentEn: 'A booking on this site is made directly with us. If you have a question, call us or write to us.',
}
