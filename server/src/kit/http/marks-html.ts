import type { Mark, MarkBlock } from '@innkeeper/rules/site-look/site-marks'
import { html, type Html } from './html.ts'

/** A text with marks as HTML: paragraphs, lists, bold, italic and links; everything else in it is escaped. */
export const marksHtml = (blocks: readonly MarkBlock[]): readonly Html[] => blocks.map(blockOf)

const blockOf = (block: MarkBlock): Html =>
  block.kind === 'paragraph'
    ? html`<p>${block.inside.map(markOf)}</p>`
    : html`<ul>
        ${block.items.map((item) => html`<li>${item.map(markOf)}</li>`)}
      </ul>`

const markOf = (mark: Mark): Html | string => {
  if (mark.kind === 'text') return mark.text
  if (mark.kind === 'break') return html`<br />`
  const inside = mark.inside.map(markOf)
  if (mark.kind === 'link') return html`<a href="${mark.to}" rel="noopener noreferrer">${inside}</a>`
  return mark.kind === 'bold' ? html`<strong>${inside}</strong>` : html`<em>${inside}</em>`
}
