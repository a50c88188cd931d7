import { platformAgentCalls } from '@innkeeper/protocol/calls/platform/travel-agents'
import { say } from '@innkeeper/protocol/say'
import { travelAgentKindWords } from '@innkeeper/protocol/words/platform/travel-agent-words'
import { travelAgentKinds } from '@innkeeper/rules/travel-agent/travel-agent-kinds'
import type { FieldTexts } from '#record/field-text.ts'
import { RecordPage } from '#record/record-page.tsx'
import type { DetailOf, RecordForm, RecordPlace } from '#record/record-stem.ts'
import { useRecordForm } from '#record/use-record-form.ts'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { FieldRow, FieldStack, FormColumn, FormGrid } from '#ui/forms/form-grid.tsx'
import { ContactRows } from '#ui/forms/contacts/contact-rows.tsx'
import { Card } from '#ui/page/card.tsx'
import { AgentKeys } from './agent-keys.tsx'
import { AgentLinks } from './agent-links.tsx'
import { DeletePlatformAgent } from './delete-platform-agent.tsx'
import { platformAgents } from './platform-agents.ts'

/** A travel agent of the platform: what it is called, who is reached there, its keys, and where it is linked. */
export const PlatformAgentEdit = (place: RecordPlace<DetailOf<'supplier/travel-agent'>>) => {
  const form = useRecordForm('supplier/travel-agent', { kind: platformAgents, place, calls: platformAgentCalls, fresh })
  const { record } = place
  return (
    <RecordPage
      kind={platformAgents}
      place={place}
      form={form}
      input={input}
      texts={texts}
      renderDelete={(props) => <DeletePlatformAgent {...props} />}
    >
      <FormGrid disabled={form.reason !== undefined}>
        <FormColumn>
          <AgentCard form={form} />
          <Card title={contactsTitle}>
            <ContactRows
              contacts={form.values.contacts ?? []}
              change={(contacts) => form.set('contacts', contacts)}
              field={(line, name) => form.field(`contacts.${line}.${name}`)}
              most={10}
            />
          </Card>
        </FormColumn>
        <FormColumn>
          {record !== null && <AgentKeys agent={record} />}
          {record !== null && <AgentLinks links={record.links} />}
        </FormColumn>
      </FormGrid>
    </RecordPage>
  )
}

const AgentCard = ({ form }: { form: RecordForm<'supplier/travel-agent'> }) => (
  <Card title={agentTitle}>
    <FieldStack>
      <FieldRow>
        <TextField field={form.field('code')} />
        <SelectField field={form.field('kind')} choices={kinds} />
      </FieldRow>
      <TextField field={form.field('nameVi')} />
      <TextField field={form.field('nameEn')} />
      <FieldRow>
        <TextField field={form.field('email')} kind="email" />
        <TextField field={form.field('phone')} kind="tel" />
      </FieldRow>
      <CheckField field={form.field('active')} />
    </FieldStack>
  </Card>
)

const input = platformAgentCalls['supplier/travel-agent/update'].input
const texts: FieldTexts<typeof input.shape> = {
  contacts: ({ contacts = [] }) => contacts.map(({ fullName }) => fullName).join(', '),
}
const fresh = { active: true, contacts: [] }
const agentTitle = say('Đại lý', 'Agent')
const kinds = travelAgentKinds.map((value) => ({ value, words: travelAgentKindWords[value] }))
const contactsTitle = say('Người liên hệ', 'Contacts')
