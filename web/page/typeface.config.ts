import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const made = fileURLToPath(new URL('../node_modules/.cache/typeface/', import.meta.url))
const styles = fileURLToPath(new URL('../src/ui/look/fonts.css', import.meta.url))
const wholes = new Map([
  ['400', '400Regular/BeVietnamPro_400Regular.ttf'],
  ['500', '500Medium/BeVietnamPro_500Medium.ttf'],
  ['600', '600SemiBold/BeVietnamPro_600SemiBold.ttf'],
])

/** Cuts the typeface into the files that `src/ui/look/fonts.css` names, each with the letters of its range (`docs/decisions/0043-bytes-of-the-typeface.md`). */
export const typeface = (): Plugin => ({
  name: 'typeface',
  config: async () => {
    await mkdir(made, { recursive: true })
    const faces = (await readFile(styles, 'utf8')).matchAll(/url\(@typeface\/(\w+-(\d+)\.woff2)\)[^}]*?unicode-range:([^;]+);/gu)
    await Promise.all(Array.from(faces, ([, file = '', weight = '', range = '']) => cut({ file, weight, range })))
    return { resolve: { alias: { '@typeface': made } } }
  },
})

type Face = { readonly file: string; readonly weight: string; readonly range: string }

/** Kerning and the places of tones stay; hinting and fractions go, which were two thirds of the bytes. */
const cut = async ({ file, weight, range }: Face): Promise<void> => {
  const path = wholes.get(weight)
  if (path === undefined) throw new Error(`fonts.css names a weight that is not cut: ${weight}`)
  const whole = await readFile(new URL(path, import.meta.resolve('@expo-google-fonts/be-vietnam-pro/package.json')))
  const part = await subsetFont(whole, lettersOf(range), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl'],
  })
  await writeFile(`${made}${file}`, part)
}

const lettersOf = (range: string): string =>
  Array.from(range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gu), ([, first = '', last = first]) =>
    between(Number.parseInt(first, 16), Number.parseInt(last, 16)),
  ).join('')

const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
