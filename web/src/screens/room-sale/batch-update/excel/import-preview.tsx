import { say } from '@innkeeper/protocol/say'
import type { ReactNode } from 'react'
import { useSay } from '#kit/language/language.tsx'
import { useFormat } from '#kit/language/use-format.ts'
import { nightFieldWords, useNightWords } from '#kit/property/night-words.ts'
import { Banner } from '#ui/states/banner.tsx'
import cards from '../preview/preview-card.module.css'
import { PreviewCounts } from '../preview/preview-counts.tsx'
import { PreviewGroups } from '../preview/preview-groups.tsx'
import { sectionsOf } from '../preview/preview-sections.ts'
import { ZerosBanner } from '../preview/zeros-banner.tsx'
import type { SaleTree } from '../steps/rooms/sale-tree.ts'
import styles from './excel.module.css'
import type { WorkbookPreview } from './use-import.ts'

type ImportPreviewProps = {
  data: WorkbookPreview
  tree: SaleTree
  /** What can be done about cells that cannot be used. */
  children: ReactNode
}

/** What a workbook would do: what cannot be used and where, what somebody changed since, and the nights that change. */
export const ImportPreview = ({ data, tree, children }: ImportPreviewProps) => {
  const t = useSay()
  return (
    <>
      <PreviewCounts data={data} />
      {data.problemCount > 0 && <Problems data={data} />}
      {data.problemCount > 0 && children}
      {data.collisionCount > 0 && <Collisions data={data} />}
      <ZerosBanner count={data.warnings.length} />
      {sectionsOf(data.groups, tree).map((section) => (
        <section key={section.field} aria-label={t(nightFieldWords[section.field])}>
          <h3 className={cards['field']}>{t(nightFieldWords[section.field])}</h3>
          <PreviewGroups section={section} tree={tree} warnings={data.warnings} />
        </section>
      ))}
    </>
  )
}

const Problems = ({ data: { problems, problemCount } }: { data: WorkbookPreview }) => {
  const t = useSay()
  return (
    <Banner tone="red" title={t(problemCount === 1 ? problemTitle : problemsTitle, { count: problemCount })}>
      <ul className={styles['cells']} aria-label={t(problemsLabel)}>
        {problems.map(({ cell, message }) => (
          <li key={`${cell} ${message}`}>
            <strong>{cell}</strong> {message}
          </li>
        ))}
      </ul>
      <More count={problemCount - problems.length} />
    </Banner>
  )
}

const Collisions = ({ data: { collisions, collisionCount } }: { data: WorkbookPreview }) => {
  const t = useSay()
  const format = useFormat()
  const words = useNightWords()
  return (
    <Banner tone="violet" title={t(collisionCount === 1 ? collisionTitle : collisionsTitle, { count: collisionCount })}>
      {t(theirsStay)}
      <ul className={styles['cells']} aria-label={t(collisionsLabel)}>
        {collisions.map(({ cell, field, mine, theirs, person, at }) => (
          <li key={cell}>
            <strong>{cell}</strong>{' '}
            {t(collisionLine, { mine: words.value(field, mine), theirs: words.value(field, theirs), person, at: format.moment(at) })}
          </li>
        ))}
      </ul>
      <More count={collisionCount - collisions.length} />
    </Banner>
  )
}

const More = ({ count }: { count: number }) => {
  const t = useSay()
  return count > 0 ? <p>{t(moreWords, { count })}</p> : null
}

const problemTitle = say('{count} ô Excel không dùng được.', '{count} Excel cell cannot be used.')
const problemsTitle = say('{count} ô Excel không dùng được.', '{count} Excel cells cannot be used.')
const problemsLabel = say('Ô Excel không dùng được', 'Excel cells that cannot be used')
const collisionTitle = say(
  '{count} ô Excel đã có người khác sửa sau khi xuất.',
  '{count} Excel cell was changed by somebody since the export.',
)
const collisionsTitle = say(
  '{count} ô Excel đã có người khác sửa sau khi xuất.',
  '{count} Excel cells were changed by somebody since the export.',
)
const collisionsLabel = say('Ô Excel có người khác sửa', 'Excel cells changed by somebody')
const theirsStay = say('Giá trị của họ được giữ.', 'Their values stay.')
const collisionLine = say('Trong tệp {mine}, hiện là {theirs}: {person}, {at}', '{mine} in the workbook, now {theirs}: {person}, {at}')
const moreWords = say('Và {count} ô Excel nữa.', 'And {count} more.')
