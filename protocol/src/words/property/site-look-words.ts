import type { LookPart } from '@innkeeper/rules/site-look/changed-parts'
import type { MenuPage, SiteTemplateKey } from '@innkeeper/rules/site-look/site-look'
import type { TextPaint } from '@innkeeper/rules/site-look/site-palette'
import { say, type Saying } from '#say.ts'

/** The templates of a site, in words. */
export const siteTemplateWords: Readonly<Record<SiteTemplateKey, Saying>> = {
  coast: say('Biển', 'Coast'),
  city: say('Phố', 'City'),
  garden: say('Vườn', 'Garden'),
}

/** What can differ between two looks, in words. */
export const lookPartWords: Readonly<Record<LookPart, Saying>> = {
  template: say('Mẫu giao diện', 'Template'),
  primaryText: say('Chữ chính', 'Primary text'),
  primaryBackground: say('Nền chính', 'Primary background'),
  topHeader: say('Dải trên cùng', 'Top header'),
  header: say('Đầu trang', 'Header'),
  footer: say('Chân trang', 'Footer'),
  bottomFooter: say('Dải cuối', 'Bottom footer'),
  button: say('Nút', 'Button'),
  logo: say('Logo của trang', 'Logo of the site'),
  menu: say('Menu', 'Menu'),
  widgets: say('Khối chân trang', 'Footer blocks'),
  social: say('Mạng xã hội', 'Social networks'),
}

/** Where an item of the menu leads, in words. */
export const menuPageWords: Readonly<Record<MenuPage, Saying>> = {
  rooms: say('Trang phòng hoặc vé', 'Page of rooms or tickets'),
  offers: say('Trang ưu đãi', 'Page of offers'),
  contact: say('Trang liên hệ', 'Contact page'),
  address: say('Địa chỉ khác', 'Another address'),
}

/** What a colour is read with, in words. */
export const textPaintWords: Readonly<Record<TextPaint, Saying>> = {
  white: say('chữ trắng', 'white text'),
  primaryText: say('chữ chính', 'primary text'),
  primaryBackground: say('nền chính', 'primary background'),
}
