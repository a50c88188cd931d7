import { sources, type Repository } from '../repository.ts'
import { sayings, type WrittenSaying } from './sayings.ts'

/** A thing of the trade: what it is called on screen, in each language, and words for it that stand nowhere. */
type Term = { readonly say: string; readonly never: RegExp }

/** One thing has one name on screen, the customer's. */
const terms: { readonly vi: readonly Term[]; readonly en: readonly Term[] } = {
  vi: [
    { say: 'gói bán', never: /kế hoạch (?:giá|bán)|gói giá|gói phòng|rate plan/iu },
    { say: 'gói gốc', never: /gói (?:cha|mẹ|cơ sở)/iu },
    { say: 'đóng ngày đến', never: /đóng đến/iu },
    { say: 'đóng ngày đi', never: /đóng đi(?!\p{L})/iu },
    // A pixel is called so: a picture has millions of them.
    { say: 'điểm chất lượng ảnh', never: /(?<!triệu )điểm ảnh/iu },
    { say: 'hai mật khẩu chưa khớp', never: /mật khẩu (?:nhập lại )?không khớp/iu },
    { say: 'giá mặc định', never: /giá (?:gốc|chuẩn|cơ sở)(?!\p{L})/iu },
    { say: 'lĩnh vực', never: /loại chỗ nghỉ/iu },
    // A box that is ticked or typed into, a car and a window are called so too.
    { say: 'đêm', never: /(?<!\p{L}|đánh dấu )ô(?!\p{L}| tô| cửa| “| \*\*)/iu },
  ],
  en: [
    { say: 'sale package', never: /\bplans?\b/iu },
    { say: 'parent package', never: /\b(?:base|mother|source) package/iu },
    { say: 'closed to arrival', never: /\bno arrival\b|\bclosed (?:on|for) arrival/iu },
    { say: 'closed to departure', never: /\bno departure\b|\bclosed (?:on|for) departure/iu },
    { say: 'night', never: /\bcells?\b/iu },
    { say: 'redo', never: /\b(?:do|done) again\b/iu },
    { say: 'max.', never: /\bmost (?:adults|children|guests)\b/iu },
    { say: 'default price', never: /\b(?:base|standard) price\b/iu },
    { say: 'nightly price', never: /\bprice of a night\b/iu },
    { say: 'cancelled by hotel', never: /\bcancelled by the (?:property|hotel)\b/iu },
    { say: 'applicant', never: /\bwho applies\b/iu },
  ],
}

/** Texts on screen and in the user guide that call a thing by another word than its own, as `path: text: say "…"`. */
export const wrongWords = (repository: Repository): readonly string[] => [
  ...[...sayings(repository), ...nouns(repository)].flatMap(({ path, vi, en }) => [
    ...faults(path, vi, terms.vi),
    ...faults(path, en, terms.en),
  ]),
  ...guidePages(repository).flatMap((path) => {
    const language = path.startsWith('docs/guide/vi/') ? terms.vi : terms.en
    return repository
      .read(path)
      .split('\n')
      .flatMap((line) => faults(path, line, language))
  }),
]

/** Things that are counted, which have two forms in English. */
const nouns = (repository: Repository): readonly WrittenSaying[] =>
  spoken(repository).flatMap((path) =>
    [...repository.read(path).matchAll(/\{ vi: '([^']*)', one: '([^']*)', other: '([^']*)' \}/gu)].map(
      ([, vi = '', one = '', other = '']) => ({
        path,
        vi,
        en: `${one}, ${other}`,
      }),
    ),
  )

const spoken = (repository: Repository): readonly string[] =>
  sources(repository).filter((path) => /^(?:protocol|server|web)\/src\//u.test(path) && !/\.test\.tsx?$/u.test(path))

const faults = (path: string, text: string, language: readonly Term[]): readonly string[] =>
  language.filter(({ never }) => never.test(withoutValues(text))).map(({ say }) => `${path}: ${text}: say "${say}"`)

// The name of a value, an address or a key is no text.
const withoutValues = (text: string): string => text.replace(/\{\w+\}/gu, '{}').replace(/`[^`]*`|\]\([^)]*\)/gu, '')

const guidePages = (repository: Repository): readonly string[] =>
  repository.paths.filter((path) => /^docs\/guide\/(?:vi|en)\/[^/]+\.md$/u.test(path))
