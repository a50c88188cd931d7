import { platformAgentSorts } from '@innkeeper/protocol/calls/platform/travel-agents'
import { say } from '@innkeeper/protocol/say'
import { travelAgentKindWords } from '@innkeeper/protocol/words/platform/travel-agent-words'
import { travelAgentKinds, type TravelAgentKind } from '@innkeeper/rules/travel-agent/travel-agent-kinds'
import { z } from 'zod'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useList } from '#kit/calls/use-list.ts'
import { plainField } from '#kit/forms/field-state.ts'
import { useSession } from '#kit/session/session-context.ts'
import { RecordFilters } from '#record/record-filters.tsx'
import { RecordList } from '#record/record-list.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { DeletePlatformAgent } from './delete-platform-agent.tsx'
import { usePlatformAgentColumns } from './platform-agent-columns.tsx'
import { platformAgents } from './platform-agents.ts'

const filterSchema = z.object({
  text: z.string().catch(''),
  state: z.enum(['all', 'on', 'off']).catch('all'),
  kind: z.enum(['all', ...travelAgentKinds]).catch('all'),
})

const narrowed = ({ text, state, kind }: z.output<typeof filterSchema>) => ({
  text,
  ...(state === 'all' ? {} : { active: state === 'on' }),
  ...(kind === 'all' ? {} : { kind }),
})

/** Every travel agent of the platform: found, added, stopped. */
export const PlatformAgentListScreen = () => {
  const { property } = useSession()
  const list = useList('supplier/travel-agent/get-all', {
    sorts: platformAgentSorts,
    filter: filterSchema,
    input: (filter, page) => ({ ...narrowed(filter), ...page }),
  })
  const { text, state, kind } = list.filter
  return (
    <RecordList
      kind={platformAgents}
      list={list}
      columns={usePlatformAgentColumns()}
      file={(how) => askFile('supplier/travel-agent/export', { ...narrowed(list.filter), ...list.order }, { ...how, property })}
      filters={
        <RecordFilters
          find={findWords}
          text={{ value: text, change: (next) => list.change({ text: next }) }}
          state={{ value: state, change: (next) => list.change({ state: next ?? 'all' }), choices: stateChoices }}
          count={[state !== 'all', kind !== 'all'].filter(Boolean).length}
          clear={list.clear}
        >
          <SelectField
            bare
            field={plainField<TravelAgentKind | 'all'>({
              label: kindWords,
              value: kind,
              change: (next) => list.change({ kind: next ?? 'all' }),
            })}
            choices={kinds}
          />
        </RecordFilters>
      }
      renderDelete={(props) => <DeletePlatformAgent {...props} />}
    />
  )
}

const findWords = say('Tìm đại lý', 'Find an agent')
const kindWords = say('Loại', 'Kind')
const kinds = [
  { value: 'all', words: say('Mọi loại', 'Any kind') } as const,
  ...travelAgentKinds.map((value) => ({ value, words: travelAgentKindWords[value] })),
]
const stateChoices = [
  { value: 'all', words: say('Mọi trạng thái', 'Any status') },
  { value: 'on', words: say('Đang dùng', 'In use') },
  { value: 'off', words: say('Đã ngừng', 'Stopped') },
] as const
