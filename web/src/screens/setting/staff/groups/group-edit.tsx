import { usergroupCalls } from '@innkeeper/protocol/calls/setting/usergroup'
import type { CallInput } from '@innkeeper/protocol/catalogue'
import { say } from '@innkeeper/protocol/say'
import { useRouter } from '@tanstack/react-router'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSession } from '#kit/session/session-context.ts'
import { RecordPage } from '#record/record-page.tsx'
import type { RecordPlace } from '#record/record-stem.ts'
import { recordValues } from '#record/record-values.ts'
import { useSavedForm } from '#record/use-saved-form.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { TextAreaField } from '#ui/fields/text-area-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FieldRow, FieldStack, FormColumn, FormPart } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import { FunctionTable } from '../functions/function-table.tsx'
import { SameAs } from '../functions/same-as.tsx'
import { rightsTexts } from '../functions/rights-texts.ts'
import styles from '../staff.module.css'
import { DeleteGroup } from './delete-group.tsx'
import { MemberList } from './member-list.tsx'
import { staffGroups } from './staff-groups.ts'

type GroupEditProps = RecordPlace<AnswerOf<'usergroup/detail'>> & { functions: AnswerOf<'function/get-all'> }

/** The form of a group: its names and its functions, and beside it who is in it. */
export const GroupEdit = ({ functions, ...place }: GroupEditProps) => {
  const form = useGroupForm(place)
  const locked = form.reason !== undefined
  const { codes = [] } = form.values
  const wrong = form.field('codes').error
  return (
    <RecordPage
      kind={staffGroups}
      place={place}
      form={form}
      input={update}
      texts={rightsTexts(functions)}
      renderDelete={(props) => <DeleteGroup {...props} />}
    >
      <FormColumn>
        <FormPart disabled={locked}>
          <Card title={nameTitle}>
            <FieldStack>
              <FieldRow>
                <TextField field={form.field('nameVi')} first />
                <TextField field={form.field('nameEn')} />
              </FieldRow>
              <TextAreaField field={form.field('description')} />
              <TextAreaField field={form.field('descriptionEn')} />
              <CheckField field={form.field('active')} />
            </FieldStack>
          </Card>
        </FormPart>
        <Card title={functionsTitle}>
          {!locked && <SameAs take={(same) => form.set('codes', same.all)} />}
          {wrong !== undefined && (
            <p className={styles['error']} role="alert">
              {wrong}
            </p>
          )}
          <FunctionTable functions={functions} chosen={codes} change={(next) => form.set('codes', next)} locked={locked} />
        </Card>
        {place.record !== null && (
          <Card title={membersTitle}>
            <MemberList members={place.record.members} />
          </Card>
        )}
      </FormColumn>
    </RecordPage>
  )
}

const { input: add } = usergroupCalls['usergroup/add']
const { input: update } = usergroupCalls['usergroup/update']

const useGroupForm = ({ record, readAgain }: RecordPlace<AnswerOf<'usergroup/detail'>>) => {
  const router = useRouter()
  const { property } = useSession()
  const { created, saved } = staffGroups.words.page
  return useSavedForm<'usergroup/add' | 'usergroup/update'>(record === null ? 'usergroup/add' : 'usergroup/update', {
    input: record === null ? add : update,
    initial: record === null ? fresh : recordValues<'usergroup/update'>(update, record),
    draft: record?.id ?? 'new',
    saved: record === null ? created : saved,
    done: () => void router.navigate({ href: staffGroups.listAt(property) }),
    readAgain,
  })
}

const fresh: Partial<CallInput<'usergroup/add'>> & { codes: []; active: true } = { codes: [], active: true }
const nameTitle = say('Tên và mô tả', 'Name and description')
const functionsTitle = say('Chức năng', 'Functions')
const membersTitle = say('Ai đang trong nhóm', 'Who is in it')
