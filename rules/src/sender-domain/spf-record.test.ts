import { expect, test } from 'vitest'
import { isSpf, readSpf } from './spf-record.ts'

test.each([
  ['v=spf1 -all', true],
  ['V=SPF1', true],
  ['v=spf10 -all', false],
  ['v=DMARC1; p=none', false],
  ['google-site-verification=1', false],
])('“%s” is an SPF record: %o', (text, is) => expect(isSpf(text)).toBe(is))

test.each([
  ['v=spf1 -all', 'fail'],
  ['v=spf1 ~all', 'softfail'],
  ['v=spf1 ?ALL', 'neutral'],
  ['v=spf1 all', 'pass'],
  ['v=spf1 +all', 'pass'],
  ['v=spf1 mx', 'open'],
])('%s ends in %s', (text, ending) => expect(readSpf(text)).toMatchObject({ ending }))

test('mechanisms are read with their domains and bits; what stands after “all” is never reached', () => {
  expect(
    readSpf('v=spf1 a/24 -mx:Mail.haiau.vn ip4:203.162.4.0/24 ip6:2001:db8::/32 include:_spf.x.vn exp=e.vn -all mx redirect=y.vn'),
  ).toEqual({
    terms: [
      { text: 'a/24', allows: true, name: 'a', value: '', bits: { ip4: 24, ip6: 128 } },
      { text: '-mx:Mail.haiau.vn', allows: false, name: 'mx', value: 'mail.haiau.vn', bits: { ip4: 32, ip6: 128 } },
      { text: 'ip4:203.162.4.0/24', allows: true, name: 'ip4', value: '203.162.4.0', bits: { ip4: 24, ip6: 128 } },
      { text: 'ip6:2001:db8::/32', allows: true, name: 'ip6', value: '2001:db8::', bits: { ip4: 32, ip6: 32 } },
      { text: 'include:_spf.x.vn', allows: true, name: 'include', value: '_spf.x.vn', bits: { ip4: 32, ip6: 128 } },
    ],
    ending: 'fail',
    redirect: null,
  })
  expect(readSpf('v=spf1 redirect=_spf.X.vn')).toMatchObject({ redirect: '_spf.x.vn', ending: 'open' })
})

test.each([
  ['v=spf1 ipv4:203.162.4.1 -all', 'ipv4:203.162.4.1'],
  ['v=spf1 ip4:203.162.4.300 -all', 'ip4:203.162.4.300'],
  ['v=spf1 ip4:203.162.4.1/33 -all', 'ip4:203.162.4.1/33'],
  ['v=spf1 ip4:2001:db8::1 -all', 'ip4:2001:db8::1'],
  ['v=spf1 ip6:203.162.4.1 -all', 'ip6:203.162.4.1'],
  ['v=spf1 include: x.vn -all', 'include:'],
  ['v=spf1 203.162.4.1 -all', '203.162.4.1'],
  ['v=spf1 redirect=a.vn redirect=b.vn', 'redirect=b.vn'],
  ['v=spf1 mx; -all', 'mx;'],
])('%s: no receiver understands %s', (text, broken) => expect(readSpf(text)).toEqual({ broken }))
