import { expect, test } from 'vitest'
import { domainOfHost, readDomain } from './domain-name.ts'

/** Stands in for the conversion of where the rule runs; the server's and the browser's own are tested there. */
const toAscii = (name: string): string => ({ 'hảiâu.vn': 'xn--hiu-0oa6z.vn', 'www.hảiâu.vn': 'www.xn--hiu-0oa6z.vn' })[name] ?? name
const read = (text: string) => readDomain(text, { toAscii, ownHost: 'innkeeper.example.com' })

test.each([
  ['a domain', 'haiau.vn', 'haiau.vn'],
  ['a domain in capitals', 'HaiAu.VN', 'haiau.vn'],
  ['a final dot', 'haiau.vn.', 'haiau.vn'],
  ['www.', 'www.haiau.vn', 'haiau.vn'],
  ['a name below it', 'datphong.haiau.com.vn', 'datphong.haiau.com.vn'],
  ['an address copied from the browser', 'https://www.HaiAu.vn/', 'haiau.vn'],
  ['an international name', 'HảiÂu.vn', 'xn--hiu-0oa6z.vn'],
  ['the same, decomposed', 'www.hảiâu.vn'.normalize('NFD'), 'xn--hiu-0oa6z.vn'],
  ['www. where an ending would be left', 'www.com.vn', 'www.com.vn'],
  ['the domain above ours, which must be proved like any other', 'example.com', 'example.com'],
])('%s', (_name, text, domain) => expect(read(text)).toEqual({ domain }))

test.each([
  ['', 'invalid'],
  ['   ', 'invalid'],
  ['hai au.vn', 'invalid'],
  ['-haiau.vn', 'invalid'],
  ['haiau..vn', 'invalid'],
  ['hai_au.vn', 'invalid'],
  ['haiau%2evn', 'invalid'],
  [`${'a'.repeat(64)}.vn`, 'invalid'],
  [`${'a.'.repeat(120)}vn`, 'invalid'],
  ['haiau.vn:8080', 'more'],
  ['haiau.vn/dat-phong', 'more'],
  ['https://haiau.vn/?a=1', 'more'],
  ['letan@haiau.vn', 'more'],
  ['103.9.76.1', 'ip'],
  ['127.1', 'ip'],
  ['haiau.0x7f', 'ip'],
  ['[2001:db8::1]', 'ip'],
  ['::1', 'ip'],
  ['vn', 'suffix'],
  ['com.vn', 'suffix'],
  ['CO', 'suffix'],
  ['co.uk', 'suffix'],
  ['io.vn', 'suffix'],
  ['vercel.app', 'suffix'],
  ['localhost', 'inside'],
  ['pms.haiau.local', 'inside'],
  ['metadata.google.internal', 'inside'],
  ['innkeeper.example.com', 'ours'],
  ['www.innkeeper.example.com', 'ours'],
  ['haiau.innkeeper.example.com', 'ours'],
])('“%s” is refused: %s', (text, problem) => expect(read(text)).toEqual({ problem }))

test.each(['haiau.vn', 'WWW.haiau.vn', 'haiau.vn.', 'haiau.vn:443', 'www.haiau.vn:3000'])('the host %s stands for its domain', (host) =>
  expect(domainOfHost(host)).toBe('haiau.vn'),
)
