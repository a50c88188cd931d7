const texts = import.meta.glob<string>(['../**/*.{ts,tsx}'], { query: '?raw', import: 'default', eager: true })
const isTest = (file: string) => file.includes('.test.') || file.startsWith('./') || file.startsWith('../testing/')
const sources = Object.keys(texts).filter((file) => !isTest(file))

/** Whether a file of `src`, named from there (`./uploads.test.tsx`), names a call. */
export const namesCall = (file: string, path: string): boolean => isNamedIn(keyOf(file), path)

/** Whether a screen makes a call. */
export const isMadeByScreen = (path: string): boolean => sources.some((file) => isNamedIn(file, path))

// Files beside this one are named from here, all others from the folder above.
const keyOf = (file: string): string => (file.startsWith('./testing/') ? file.replace('./testing/', './') : file.replace('./', '../'))

const isNamedIn = (file: string, path: string): boolean => new RegExp(`'${path}'|\\b${path}:`, 'u').test(texts[file] ?? '')
