/** The parts of an announcement that are checked before it is saved. */
export type CheckedAnnouncement = {
  readonly shownFrom?: string | undefined
  readonly shownUntil?: string | null | undefined
  readonly slides?: readonly { readonly active?: boolean | undefined }[] | undefined
}

/** A problem of an announcement and its field. */
export type AnnouncementProblem = { readonly field: 'shownUntil' | 'slides'; readonly problem: 'endsBeforeItBegins' | 'nothingToShow' }

/** The problems of an announcement: it must end after it begins, and it must have at least one slide that is shown. */
export const checkAnnouncement = ({ shownFrom, shownUntil, slides }: CheckedAnnouncement): readonly AnnouncementProblem[] => {
  const problems: AnnouncementProblem[] = []
  if (typeof shownUntil === 'string' && shownFrom !== undefined && new Date(shownUntil) <= new Date(shownFrom)) {
    problems.push({ field: 'shownUntil', problem: 'endsBeforeItBegins' })
  }
  if (slides?.some((slide) => slide.active === true) !== true) problems.push({ field: 'slides', problem: 'nothingToShow' })
  return problems
}
