import type { Repository } from '../repository.ts'

/**
 * Text in JSX braces, as `path: text`: a string or template with a word of its own, which would be the same in both languages. The linter
 * finds text without braces, and text in attributes that are read aloud.
 */
export const rawTexts = (repository: Repository): readonly string[] =>
  repository.paths
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .flatMap((path) =>
      bracedTexts(repository.read(path))
        .filter(hasWord)
        .map((text) => `${path}: ${text}`),
    )

/** Text in braces that is not an attribute's value: `{'…'}`, `{"…"}` or `` {`…`} `` after a tag, a brace or an indent. */
const bracedTexts = (text: string): readonly string[] => [
  ...[...text.matchAll(/(?:>|\}|^\s*)\{\s*(?:'([^'\n]*)'|"([^"\n]*)")\s*\}/gm)].map(([, single, double]) => single ?? double ?? ''),
  ...[...text.matchAll(/(?:>|\}|^\s*)\{\s*`((?:[^`$]|\$(?!\{)|\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\})*)`\s*\}/gm)].map(
    ([, template]) => template ?? '',
  ),
]

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text.replace(/\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}/g, ''))
