import type { AnswerOf } from '#kit/calls/ask.ts'
import type { Form } from '#kit/forms/use-form.ts'

/** An edition of a template. */
export type ContractTemplate = AnswerOf<'supplier/contract/templates'>[number]

/** The form of the next edition. */
export type TemplateForm = Form<'supplier/contract/save-template'>

/** The articles of an edition. */
export type Articles = ContractTemplate['articles']

type TypedTexts = { readonly vi?: string | undefined; readonly en?: string | undefined } | undefined
type TypedArticle = { readonly title?: TypedTexts; readonly paragraphs?: readonly TypedTexts[] | undefined }

/** The articles while they are typed: what is still missing is empty. */
export const wholeArticles = (articles: readonly TypedArticle[] | undefined): Articles =>
  (articles ?? []).map(({ title, paragraphs }) => ({ title: texts(title), paragraphs: (paragraphs ?? []).map(texts) }))

const texts = (typed: TypedTexts) => ({ vi: typed?.vi ?? '', en: typed?.en ?? '' })

/** The list without the item at a place. */
export const without = <T>(list: readonly T[], place: number): T[] => list.filter((_one, index) => index !== place)

/** The list with the item at a place moved up by one. */
export const raised = <T>(list: readonly T[], place: number): T[] => {
  const [before, one] = [list[place - 1], list[place]]
  if (before === undefined || one === undefined) return [...list]
  return list.with(place - 1, one).with(place, before)
}
