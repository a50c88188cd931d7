import { afterEach, expect, test } from 'vitest'
import { withStyles } from './with-styles.ts'

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]

const come = { cssRules: ['p {}'] }
/** In Chromium, reading the rules of a style sheet that failed to load throws an error. */
const notCome = {
  get cssRules(): never {
    throw new DOMException('Cannot access rules', 'SecurityError')
  },
}

/** A style sheet in the page, loaded or failed. */
const linkTo = (name: string, sheet: object, folder = '/assets/'): HTMLLinkElement => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = `${folder}${name}.css`
  Object.defineProperty(link, 'sheet', { value: sheet })
  document.head.append(link)
  return link
}

afterEach(() => {
  for (const link of links()) link.remove()
})

test('a part that comes at the second try waits for the styles that had not come at the first', async () => {
  const whole = linkTo('whole', come)
  const failed = linkTo('failed', notCome)
  const part = withStyles(async () => 'part')
  await expect.poll(links).not.toContain(failed)
  const again = links().find((link) => link !== whole)
  expect(again?.href).toBe(failed.href)
  expect(links()).toContain(whole)
  again?.dispatchEvent(new Event('load'))
  await expect(part).resolves.toBe('part')
})

test('a part whose styles do not come again has not come', async () => {
  const failed = linkTo('failed', notCome)
  const part = withStyles(async () => 'part')
  const told = part.catch(String)
  await expect.poll(links).not.toContain(failed)
  links()[0]?.dispatchEvent(new Event('error'))
  expect(await told).toContain('/assets/failed.css')
})

test('styles that are not ours, as a browser’s extension puts them into the page, are left alone though nobody may read them', async () => {
  const foreign = linkTo('extension', notCome, 'https://extension.example/')
  await expect(withStyles(async () => 'part')).resolves.toBe('part')
  expect(links()).toEqual([foreign])
})
