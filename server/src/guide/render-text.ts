import { guideUrl, type GuidePage } from '@innkeeper/protocol/guide'
import type { Language } from '@innkeeper/protocol/say'
import { foldText } from '@innkeeper/rules/text/fold-text'
import { Marked, type Token, type Tokens } from 'marked'
import { Html, html } from '#kit/http/html.ts'
import { guidePageNamed } from './guide-page-named.ts'

/** The size of a picture, so that the page reserves space for it. */
export type PictureSize = { readonly width: number; readonly height: number }

/** A part of a page: the text under one heading. The first part's heading is the page's title. */
export type GuidePart = { readonly id: string; readonly title: string; readonly text: string }

/** A page of the guide, ready for HTML and for the search. */
export type GuideText = { readonly page: GuidePage; readonly title: string; readonly html: Html; readonly parts: readonly GuidePart[] }

/** The source of a page; `pictureSize` returns the size of a file below `docs/guide/pictures/`. */
export type GuideSource = {
  readonly page: GuidePage
  readonly language: Language
  readonly markdown: string
  readonly pictureSize: (file: string) => PictureSize | undefined
}

/** Renders a page from its Markdown; links between pages and to pictures become addresses of the site. */
export const renderText = (source: GuideSource): GuideText => {
  const marked = markedFor(source)
  const tokens = marked.lexer(source.markdown.normalize('NFC'))
  const parts = splitAtHeadings(tokens).map(({ heading, body }) => ({
    id: idOf(heading.text),
    title: plainText(heading.text),
    text: plainText(marked.parser(body)),
  }))
  return { page: source.page, title: parts[0]?.title ?? source.page, html: new Html(marked.parser(tokens)), parts }
}

const markedFor = (source: GuideSource): Marked =>
  new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const inside = this.parser.parseInline(tokens)
        return depth === 1 ? `<h1>${inside}</h1>\n` : `<h${depth} id="${idOf(text)}">${inside}</h${depth}>\n`
      },
      link({ href, tokens }) {
        return html`<a href="${addressOf(href, source.language)}">${new Html(this.parser.parseInline(tokens))}</a>`.text
      },
      image({ href, text }) {
        const file = href.replace(/^\.\.\/pictures\//, '')
        const size = source.pictureSize(file)
        const room = size === undefined ? '' : html` width="${size.width}" height="${size.height}"`
        return html`<img src="/help/pictures/${file}" alt="${text}" ${room} loading="lazy" />`.text
      },
    },
  })

const splitAtHeadings = (tokens: readonly Token[]): readonly { readonly heading: Tokens.Heading; readonly body: Token[] }[] => {
  const parts: { heading: Tokens.Heading; body: Token[] }[] = []
  for (const token of tokens) {
    if (isHeading(token)) parts.push({ heading: token, body: [] })
    else parts.at(-1)?.body.push(token)
  }
  return parts
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'

const idOf = (heading: string): string => foldText(heading).replace(/[^a-z0-9]+/g, '-')

/** A page links to another by its file name, as other Markdown readers expect. */
const addressOf = (href: string, language: Language): string => {
  const page = guidePageNamed(/^([\w-]+)\.md$/.exec(href)?.[1])
  return page === undefined ? href : guideUrl(language, page)
}

const plainText = (rendered: string): string =>
  rendered
    .replace(/<\/?(?:a|code|em|strong)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\*\*/g, '')
    .replace(/&(\w+|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
