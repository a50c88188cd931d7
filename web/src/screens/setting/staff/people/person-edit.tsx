import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { RecordPage } from '#record/record-page.tsx'
import type { RecordPlace } from '#record/record-stem.ts'
import { FormColumn, FormPart } from '#ui/forms/form-grid.tsx'
import { Card } from '#ui/page/card.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { FunctionTable } from '../functions/function-table.tsx'
import { rightsTexts } from '../functions/rights-texts.ts'
import { SameAs, type Same } from '../functions/same-as.tsx'
import { DeletePerson } from './delete-person.tsx'
import { GroupTicks } from './group-ticks.tsx'
import { people } from './people.ts'
import { PersonFields } from './person-fields.tsx'
import { PersonStanding } from './person-standing.tsx'
import { personChange, usePersonForm, type PersonForm } from './use-person-form.ts'

type Groups = AnswerOf<'usergroup/get-all-active'>
type PersonEditProps = RecordPlace<AnswerOf<'user/detail'>> & { functions: AnswerOf<'function/get-all'>; groups: Groups }

/** The form of a user: who they are, which groups they are in, what they may do besides. */
export const PersonEdit = ({ functions, groups, ...place }: PersonEditProps) => {
  const t = useSay()
  const form = usePersonForm(place)
  const lock = place.record?.lock ?? null
  const fixed = form.reason !== undefined || lock === 'owner' || lock === 'above'
  const rightsFixed = fixed || lock === 'self'
  const { codes = [], groupIds = [] } = form.values
  const texts = {
    ...rightsTexts(functions),
    groupIds: ({ groupIds: ids = [] }: { readonly groupIds?: readonly string[] | undefined }) =>
      groups.flatMap((group) => (ids.includes(group.id) ? [t(nameOf(group))] : [])).join(', '),
  }
  return (
    <RecordPage
      kind={people}
      place={place}
      form={form}
      input={personChange}
      texts={texts}
      renderDelete={(props) => <DeletePerson {...props} />}
    >
      <FormColumn>
        {lock !== null && <Banner tone="cham">{t(lockWords[lock])}</Banner>}
        {place.record !== null && <PersonStanding person={place.record} />}
        <FormPart disabled={fixed}>
          <PersonFields form={form} person={place.record} />
        </FormPart>
        {place.record?.owner !== true && (
          <>
            <Card title={rightsTitle}>
              {!rightsFixed && <SameAs but={place.record?.id} take={(same) => takeOver(form, same)} />}
              <FormPart disabled={rightsFixed}>
                <GroupTicks field={form.field('groupIds')} groups={groups} />
              </FormPart>
            </Card>
            <Card title={aloneTitle}>
              <FunctionTable
                functions={functions}
                chosen={codes}
                change={(next) => form.set('codes', next)}
                locked={rightsFixed}
                given={givenBy(groups, groupIds, (group) => t(nameOf(group)))}
              />
            </Card>
          </>
        )}
      </FormColumn>
    </RecordPage>
  )
}

const takeOver = (form: PersonForm, { groupIds, codes }: Same) => {
  form.set('groupIds', groupIds)
  form.set('codes', codes)
}

/** Which groups give each right. */
const givenBy = (groups: Groups, ids: readonly string[], nameIn: (group: Groups[number]) => string): ReadonlyMap<string, string[]> => {
  const given = new Map<string, string[]>()
  for (const group of groups.filter(({ id }) => ids.includes(id)))
    for (const code of group.codes) given.set(code, [...(given.get(code) ?? []), nameIn(group)])
  return given
}

const rightsTitle = say('Nhóm', 'Groups')
const aloneTitle = say('Chức năng', 'Functions')
const lockWords = {
  self: say('Đây là bạn. Bạn không tự đổi được quyền của mình.', 'This is you. You cannot change your own rights.'),
  owner: say('Chủ sở hữu có mọi quyền và không sửa được ở đây.', 'An owner has every right and cannot be changed here.'),
  above: say(
    'Người này có quyền mà bạn không có, nên bạn chỉ xem được. Nhờ chủ sở hữu nếu cần sửa.',
    'This user has rights that you do not have, so you can only look. Ask an owner to change them.',
  ),
}
