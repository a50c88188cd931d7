import type { Repository } from './repository.ts'

/**
 * Text written into JSX in braces, as `path: text`: a text or a template with a word of its own, which would be the same in both languages.
 * Text without braces, and text in the attributes that are read out, is the linter's.
 */
export const rawTexts = (repository: Repository): readonly string[] =>
  repository.paths
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .flatMap((path) =>
      bracedTexts(repository.read(path))
        .filter(hasWord)
        .map((text) => `${path}: ${text}`),
    )

/** What stands in braces by itself and is no attribute's value: `{'…'}`, `{"…"}` or `` {`…`} `` after a tag, a brace or an indent. */
const bracedTexts = (text: string): readonly string[] => [
  ...[...text.matchAll(/(?:>|\}|^\s*)\{\s*(?:'([^'\n]*)'|"([^"\n]*)")\s*\}/gm)].map(([, single, double]) => single ?? double ?? ''),
  ...[...text.matchAll(/(?:>|\}|^\s*)\{\s*`((?:[^`$]|\$(?!\{)|\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\})*)`\s*\}/gm)].map(
    ([, template]) => template ?? '',
  ),
]

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}/g, ''))
