/** What is checked of an announcement before it is kept. */
export type CheckedAnnouncement = {
  readonly shownFrom?: string | undefined
  readonly shownUntil?: string | null | undefined
  readonly slides?: readonly { readonly active?: boolean | undefined }[] | undefined
}

/** What is wrong, and at which field. */
export type AnnouncementProblem = { readonly field: 'shownUntil' | 'slides'; readonly problem: 'endsBeforeItBegins' | 'nothingToShow' }

/** What is wrong with an announcement: it must end after it begins, and have a slide that is shown. */
export const checkAnnouncement = ({ shownFrom, shownUntil, slides }: CheckedAnnouncement): readonly AnnouncementProblem[] => {
  const problems: AnnouncementProblem[] = []
  if (typeof shownUntil === 'string' && shownFrom !== undefined && new Date(shownUntil) <= new Date(shownFrom)) {
    problems.push({ field: 'shownUntil', problem: 'endsBeforeItBegins' })
  }
  if (slides?.some((slide) => slide.active === true) !== true) problems.push({ field: 'slides', problem: 'nothingToShow' })
  return problems
}
