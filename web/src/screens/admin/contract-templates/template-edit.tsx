import { platformContractCalls } from '@innkeeper/protocol/calls/platform/contracts'
import { contractRefusals } from '@innkeeper/protocol/refusals/contracts'
import { propertyKindWords } from '@innkeeper/protocol/words/property/property-words'
import { say } from '@innkeeper/protocol/say'
import { unknownBlanks } from '@innkeeper/rules/e-contract/contract-text'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { useSay } from '#kit/language/language.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { EditPage } from '#ui/forms/edit-page.tsx'
import { FieldRow } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { ArticleCards } from './article-cards.tsx'
import { BlankList } from './blank-list.tsx'
import { wholeArticles, type ContractTemplate, type TemplateForm } from './contract-template.ts'
import styles from './contract-templates.module.css'
import { TemplatePreview } from './template-preview.tsx'

/** Writes the next edition of a template: its names and its articles in both languages, with a preview. */
export const TemplateEdit = ({ newest, readAgain }: { newest: ContractTemplate; readAgain: () => void }) => {
  const [previewed, preview] = useState(false)
  const form = useTemplateForm(newest, readAgain)
  const kindWords = propertyKindWords[newest.kind]
  return (
    <EditPage
      title={kindWords}
      list={{ words: listTitle, to: paths.adminContractTemplates({ kind: newest.kind === 'hotel' ? undefined : newest.kind }) }}
      acts={<Button words={previewWords} icon="eye" pressed={previewed} onClick={() => preview(!previewed)} />}
      under={<Overtaken form={form} newest={newest} />}
      form={form}
      discard={() => form.reset()}
      locked={form.reason}
      save={saveWords}
      hint={hint}
    >
      {previewed && <TemplatePreview articles={wholeArticles(form.values.articles)} />}
      <div className={styles['columns']} hidden={previewed}>
        <div className={styles['column']}>
          <Card title={namesTitle}>
            <FieldRow>
              <TextField field={form.field('nameVi')} />
              <TextField field={form.field('nameEn')} />
            </FieldRow>
          </Card>
          <ArticleCards form={form} />
        </div>
        <BlankList />
      </div>
    </EditPage>
  )
}

const useTemplateForm = (newest: ContractTemplate, readAgain: () => void): TemplateForm => {
  const alerts = useAlerts()
  const router = useRouter()
  const { kind, edition, nameVi, nameEn, articles } = newest
  return useForm('supplier/contract/save-template', {
    schema: platformContractCalls['supplier/contract/save-template'].input,
    initial: { kind, edition, nameVi, nameEn, articles },
    draft: `template-${kind}`,
    check: (values) =>
      unknownBlanks(wholeArticles(values.articles)).map(({ path, name }) => ({
        field: `articles.${path}`,
        words: contractRefusals.templateBlank.words,
        values: { name: `{${name}}` },
      })),
    failed: readAgain,
    done: () => {
      alerts.success(done)
      void router.navigate({ href: paths.adminContractTemplates({ kind: kind === 'hotel' ? undefined : kind }) })
    },
  })
}

/** Somebody else saved an edition meanwhile: what is typed stays, and is saved after it only where the person says so. */
const Overtaken = ({ form, newest }: { form: TemplateForm; newest: ContractTemplate }) => {
  const t = useSay()
  if ((form.values.edition ?? 0) >= newest.edition) return null
  return (
    <Banner tone="amber" act={<Button words={goOnWords} size="small" onClick={() => form.set('edition', newest.edition)} />}>
      {t(overtaken, { person: newest.madeBy, edition: newest.edition })}
    </Banner>
  )
}

const listTitle = say('Mẫu hợp đồng', 'Contract templates')
const previewWords = say('Xem trước', 'Preview')
const saveWords = say('Lưu ấn bản mới', 'Save the new edition')
const namesTitle = say('Tên mẫu', 'Name of the template')
const hint = say(
  'Hợp đồng soạn sau đó dùng ấn bản mới; hợp đồng đã có giữ nguyên.',
  'Later contracts use the new edition; those that exist stay.',
)
const done = say('Đã lưu ấn bản mới.', 'The new edition is saved.')
const overtaken = say(
  '{person} đã lưu ấn bản {edition} sau khi trang này mở. Điều đang nhập giữ nguyên.',
  '{person} saved edition {edition} after this page was opened. What you typed stays.',
)
const goOnWords = say('Lưu bản này sau bản đó', 'Save mine after it')
