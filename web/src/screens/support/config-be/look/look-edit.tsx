import { RecordConflict } from '#record/record-conflict.tsx'
import { RecordHistory } from '#record/history/record-history.tsx'
import { FormTop } from '#ui/forms/form-top.tsx'
import { FormPart, PageForm } from '#ui/forms/form-grid.tsx'
import { ConfigBeSection } from '../config-be-section.tsx'
import { ColoursCard } from './colours-card.tsx'
import { LogoCard } from './logo-card.tsx'
import styles from './look.module.css'
import { MenuCard } from './menu-card.tsx'
import { PreviewCard } from './preview-card.tsx'
import { PublishBar } from './publish-bar.tsx'
import { SocialCard } from './social-card.tsx'
import { TemplateCard } from './template-card.tsx'
import { lookInput, useLookForm, type LookDetail } from './use-look-form.ts'
import { VersionsCard } from './versions-card.tsx'
import { WidgetsCard } from './widgets-card.tsx'

/** The form of the look, its versions, and the bar that publishes it. */
export const LookEdit = ({ detail, readAgain }: { detail: LookDetail; readAgain: () => void }) => {
  const form = useLookForm(detail, readAgain)
  return (
    <ConfigBeSection part="look">
      <PageForm {...form.props}>
        <FormTop
          form={form}
          discard={() => form.reset()}
          locked={form.reason}
          conflict={<RecordConflict form={form} latest={detail} input={lookInput} />}
        />
        <div className={styles['beside']}>
          <FormPart disabled={form.reason !== undefined}>
            <TemplateCard form={form} />
            <ColoursCard form={form} />
            <LogoCard form={form} detail={detail} />
            <MenuCard form={form} />
            <WidgetsCard form={form} />
            <SocialCard form={form} />
          </FormPart>
          <div className={styles['aside']}>
            <PreviewCard detail={detail} />
          </div>
        </div>
        <VersionsCard form={form} detail={detail} />
        <RecordHistory of={{ path: 'header-footer/history' }} />
        <PublishBar form={form} detail={detail} />
      </PageForm>
    </ConfigBeSection>
  )
}
