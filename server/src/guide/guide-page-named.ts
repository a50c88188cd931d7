import { guideSections, type GuidePage } from '@innkeeper/protocol/guide'

/** Every page of the guide, in reading order. */
export const guidePages: readonly GuidePage[] = Object.values(guideSections).flat()

/** The page with that name, or undefined. */
export const guidePageNamed = (name: string | undefined): GuidePage | undefined => guidePages.find((page) => page === name)
