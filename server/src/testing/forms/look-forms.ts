import type { CallInput } from '@innkeeper/protocol/catalogue'

/** A look of a site that is whole and can be published. */
export const savedLook = {
  template: 'garden',
  colours: {
    primaryText: '#22301F',
    primaryBackground: '#F6F8F1',
    topHeader: '#2C4A2E',
    header: '#F6F8F1',
    footer: '#2C4A2E',
    bottomFooter: '#223A24',
    button: '#8A3B12',
  },
  logo: '',
  menu: [
    { nameVi: 'Phòng', nameEn: 'Rooms', page: 'rooms', address: '' },
    { nameVi: 'Spa', nameEn: 'Spa', page: 'address', address: 'https://spa.haiau.example/lich' },
  ],
  widgets: [
    { titleVi: 'Quy định', titleEn: 'House rules', contentVi: '- Nhận phòng **14:00**\n- [Gọi lễ tân](tel:+842363958888)', contentEn: '' },
  ],
  social: [{ network: 'facebook', address: 'https://www.facebook.com/haiautrang' }],
} as const satisfies Omit<CallInput<'header-footer/update'>, 'version'>
