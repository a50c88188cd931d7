import { expect, test } from 'vitest'
import { draftProblems, publishProblems } from './check-look.ts'
import { siteTemplateKeys, type SiteLook } from './site-look.ts'
import { startingLook } from './site-templates.ts'
import { shownText } from './site-texts.ts'
import { socialNetworks } from './social-networks.ts'

const look = startingLook('coast', 'hotel')
const item = { nameVi: 'Spa', nameEn: 'Spa', page: 'address', address: 'https://spa.example.vn' } as const
const widget = { titleVi: 'Quy định', titleEn: 'Rules', contentVi: 'Nhận phòng 14:00', contentEn: 'Check-in 14:00' }

const reasons = (changes: Partial<SiteLook>, check = publishProblems) =>
  check({ ...look, ...changes }).map(({ field, reason }) => `${field} ${reason}`)

test.each(siteTemplateKeys)('the template “%s” can be published as it is, for a hotel and for a park', (key) => {
  expect([publishProblems(startingLook(key, 'hotel')), publishProblems(startingLook(key, 'playground'))]).toEqual([[], []])
})

test.each([
  ['colours', { colours: { ...look.colours, button: '#B0703A' } }, ['colours.button contrast']],
  ['a menu item without a name', { menu: [{ ...item, nameVi: '', nameEn: ' ' }] }, ['menu.0.nameVi wordsMissing']],
  ['a menu item without its address', { menu: [{ ...item, address: '' }] }, ['menu.0.address addressMissing']],
  ['a menu item that leads to http', { menu: [item, { ...item, address: 'http://a.vn' }] }, ['menu.1.address notHttps']],
  ['a block without a title', { widgets: [{ ...widget, titleVi: '', titleEn: '' }] }, ['widgets.0.titleVi wordsMissing']],
  ['a block without content', { widgets: [{ ...widget, contentVi: '', contentEn: '' }] }, ['widgets.0.contentVi wordsMissing']],
  ['a block with a link to a script', { widgets: [{ ...widget, contentEn: '[x](javascript:x)' }] }, ['widgets.0.contentEn linkRefused']],
  [
    'an address of another network',
    { social: [{ network: 'facebook', address: 'https://facebook.com.evil.vn/x' }] },
    ['social.0.address notOfNetwork'],
  ],
  ['a network without its address', { social: [{ network: 'zalo', address: '' }] }, ['social.0.address addressMissing']],
  [
    'a network twice',
    {
      social: [
        { network: 'zalo', address: 'https://zalo.me/1' },
        { network: 'zalo', address: 'https://zalo.me/2' },
      ],
    },
    ['social.1.network networkTwice'],
  ],
] satisfies [string, Partial<SiteLook>, string[]][])('%s is not published', (_what, changes, expected) => {
  expect(reasons(changes)).toEqual(expected)
})

test('one language is enough', () => {
  expect(reasons({ menu: [{ ...item, nameEn: '' }], widgets: [{ ...widget, titleVi: '', contentVi: '' }] })).toEqual([])
  expect([shownText('en', { vi: 'Phòng', en: '' }), shownText('vi', { vi: 'Phòng', en: 'Rooms' })]).toEqual(['Phòng', 'Phòng'])
})

test('a page of the site itself needs no address', () => {
  expect(reasons({ menu: [{ nameVi: 'Phòng', nameEn: 'Rooms', page: 'rooms', address: '' }] })).toEqual([])
})

test('a draft may be unfinished and hard to read, but never has a link that must not be shown', () => {
  const unfinished: Partial<SiteLook> = {
    colours: { ...look.colours, button: '#B0703A' },
    menu: [{ ...item, nameVi: '', nameEn: '', address: '' }],
    social: [{ network: 'zalo', address: '' }],
  }
  expect(reasons(unfinished, draftProblems)).toEqual([])
  const unsafe = { menu: [{ ...item, address: 'javascript:x' }], widgets: [{ ...widget, contentVi: '[x](//y.vn)' }] }
  expect(reasons(unsafe, draftProblems)).toEqual(['menu.0.address notHttps', 'widgets.0.contentVi linkRefused'])
})

test.each(socialNetworks.map((network) => ({ network })))('$network has addresses of its own, and takes no other’s', ({ network }) => {
  const at = (address: string) => reasons({ social: [{ network, address }] })
  const host = { facebook: 'www.facebook.com', zalo: 'zalo.me', instagram: 'instagram.com', tiktok: 'www.tiktok.com' }
  const more = { youtube: 'youtu.be', tripadvisor: 'www.tripadvisor.com.vn', linkedin: 'vn.linkedin.com', x: 'x.com' }
  expect(at(`https://${{ ...host, ...more }[network]}/haiau`)).toEqual([])
  expect(at('https://example.vn/haiau')).toEqual(['social.0.address notOfNetwork'])
})
