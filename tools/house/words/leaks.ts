import { linesLike, type Repository } from '../repository.ts'

const leaks: readonly (readonly [string, RegExp])[] = [
  ['a path of one machine', /(^|["'`\s(=:])\/(work|home|Users|root)\/\w/],
  ['a package host', /registry\.(npmjs|yarnpkg|npmmirror)\.|pkgs\.dev\.azure|jfrog\.io|codeartifact/],
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['a cloud key', /\b(AKIA|ASIA)[A-Z0-9]{16}\b|\bghp_\w{36}\b|\bxox[bap]-\w{10}|\bsk_live_\w+/],
  ['a password in an address', /\w+:\/\/[\w.-]+:(?!secret@|password@|\$\{)[^@\s/'"`{]+@(?!127\.0\.0\.1|localhost)[\w.-]+/],
]

/** Lines that name a machine, a package host or a secret, as `path:line: what`. Pictures, fonts and the generated seed are not checked. */
export const leakingLines = (repository: Repository): readonly string[] =>
  repository.paths
    .filter((path) => /\.(ts|tsx|mjs|css|html|sql|md|json|yaml|svg)$/.test(path) && !path.startsWith('tools/house/words/leaks'))
    .flatMap((path) => leaks.flatMap(([what, pattern]) => linesLike(repository, path, pattern).map((line) => `${line}: ${what}`)))
