import { propertyKindWords } from '@innkeeper/protocol/words/property/property-words'
import { say } from '@innkeeper/protocol/say'
import { propertyKinds } from '@innkeeper/rules/property/property-kind'
import { useRead } from '#kit/calls/use-read.ts'
import { usePart } from '#kit/page/use-part.ts'
import { paths } from '#paths.ts'
import { EmptyList } from '#ui/lists/empty.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { TemplateEdit } from './template-edit.tsx'

/** The next edition of the template of a kind of property, written from the newest. */
export const TemplateEditScreen = () => {
  const part = usePart('kind')
  const kind = propertyKinds.find((one) => one === part)
  const read = useRead('supplier/contract/templates', {})
  const newest = read.data?.find((one) => one.kind === kind && one.newest)
  if (newest !== undefined) return <TemplateEdit key={newest.kind} newest={newest} readAgain={read.again} />
  return (
    <Page>
      <PageHead
        title={kind === undefined ? title : propertyKindWords[kind]}
        crumbs={[{ words: title, to: paths.adminContractTemplates() }]}
      />
      {read.error !== null && <Failed what={what} error={read.error} again={read.again} />}
      {read.data === undefined && read.error === null && <Skeleton rows={8} />}
      {read.data !== undefined && <EmptyList words={nothing} />}
    </Page>
  )
}

const title = say('Mẫu hợp đồng', 'Contract templates')
const what = say('các mẫu hợp đồng', 'the templates')
const nothing = say('Không có mẫu hợp đồng này.', 'There is no such template.')
