import { sources, type Repository } from '../repository.ts'
import { sayings, type WrittenSaying } from './sayings.ts'

/** A term of the trade: its name on screen, and the words for it that must not be used. */
type Term = { readonly say: string; readonly never: RegExp }

/** The terms of each language. One thing has one name on screen, the one that the customer uses. */
const terms: { readonly vi: readonly Term[]; readonly en: readonly Term[] } = {
  vi: [
    { say: 'gói bán', never: /kế hoạch (?:giá|bán)|gói giá|gói phòng|rate plan/iu },
    { say: 'gói gốc', never: /gói (?:cha|mẹ|cơ sở)/iu },
    { say: 'đóng ngày đến', never: /đóng đến/iu },
    { say: 'đóng ngày đi', never: /đóng đi(?!\p{L})/iu },
    // After "triệu" (million) the word means pixels of a picture.
    { say: 'điểm chất lượng ảnh', never: /(?<!triệu )điểm ảnh/iu },
    { say: 'hai mật khẩu chưa khớp', never: /mật khẩu (?:nhập lại )?không khớp/iu },
    { say: 'giá mặc định', never: /giá (?:gốc|chuẩn|cơ sở)(?!\p{L})/iu },
    { say: 'phí phục vụ', never: /phí dịch vụ/iu },
    { say: 'VAT', never: /thuế GTGT/iu },
    { say: 'thanh toán lỗi', never: /thanh toán không thành công/iu },
    { say: 'trang đặt phòng', never: /booking engine/iu },
    { say: 'email', never: /(?:nhận|gửi|bằng|trong|bỏ qua|máy chủ) thư(?! viện|ờng| mục)(?!\p{L})/iu },
    { say: 'lĩnh vực', never: /loại chỗ nghỉ/iu },
    // Boxes to tick or to type into, cars and windows have the same word.
    { say: 'đêm', never: /(?<!\p{L}|đánh dấu )ô(?!\p{L}| tô| Excel| cửa| “| \*\*)/iu },
  ],
  en: [
    { say: 'sale package', never: /\bplans?\b/iu },
    { say: 'parent package', never: /\b(?:base|mother|source) package/iu },
    { say: 'closed to arrival', never: /\bno arrival\b|\bclosed (?:on|for) arrival/iu },
    { say: 'closed to departure', never: /\bno departure\b|\bclosed (?:on|for) departure/iu },
    { say: 'night', never: /(?<!Excel )\bcells?\b/iu },
    { say: 'redo', never: /\b(?:do|done) again\b/iu },
    { say: 'max.', never: /\bmost (?:adults|children|guests)\b/iu },
    { say: 'default price', never: /\b(?:base|standard) price\b/iu },
    { say: 'nightly price', never: /\bprice of a night\b/iu },
    { say: 'cancelled by hotel', never: /\bcancelled by the (?:property|hotel)\b/iu },
    { say: 'cut-off', never: /\brelease periods?\b/iu },
    { say: 'phone', never: /\btelephones?\b/iu },
    { say: 'email', never: /\bby letter\b|\b(?:the|this|get|gets|send|ignore) letters?\b/iu },
    { say: 'photo', never: /^images?$/iu },
    { say: 'photo library', never: /\bgallery\b/iu },
    { say: 'applicant', never: /\bwho applies\b/iu },
  ],
}

/** Texts on screen and in the user guide that use a forbidden word, as `path: text: say "…"`. */
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

/** The nouns for counting things, which have two forms in English. */
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

// The names of values, addresses and keys are not part of the text.
const withoutValues = (text: string): string => text.replace(/\{\w+\}/gu, '{}').replace(/`[^`]*`|\]\([^)]*\)/gu, '')

const guidePages = (repository: Repository): readonly string[] =>
  repository.paths.filter((path) => /^docs\/guide\/(?:vi|en)\/[^/]+\.md$/u.test(path))
