import { holdsAll, type FunctionCode } from '@innkeeper/protocol/access'
import type { Saying } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useSession } from '#kit/session/session-context.ts'
import { PageHead } from '../head/page-head.tsx'
import { Page } from '../page.tsx'
import { Tabs } from '../tabs.tsx'

/** A part of a section: what it is called, and the right to see it. */
export type SectionPart<K extends string> = { readonly key: K; readonly words: Saying; readonly code: FunctionCode }

/** What a screen gives to the frame of its section. */
export type SectionProps<K extends string> = {
  /** Which of the section's parts is shown. */
  part: K
  /** Right of the title: at most one primary act. */
  acts?: ReactNode
  children: ReactNode
}

type Frame<K extends string> = SectionProps<K> & {
  title: Saying
  /** What the tabs are, to be read out. */
  partsWords: Saying
  parts: readonly SectionPart<K>[]
  at: (property: string, part: K) => string
}

/** The frame of a section: its title, and a tab for each part that the person may see. */
export const Section = <K extends string>({ title, partsWords, parts, at, part, acts, children }: Frame<K>) => {
  const { codes, property } = useSession()
  const tabs = parts.filter(({ code }) => holdsAll(codes, [code])).map(({ key, words }) => ({ key, words, to: at(property, key) }))
  return (
    <Page>
      <PageHead title={title} acts={acts} />
      <Tabs words={partsWords} current={part} tabs={tabs} />
      {children}
    </Page>
  )
}
