import { say } from '@innkeeper/protocol/say'
import { creditStandingWords, travelAgentKindWords } from '@innkeeper/protocol/words/platform/travel-agent-words'
import { creditStandings, type CreditStanding } from '@innkeeper/rules/travel-agent/credit'
import { travelAgentKinds, type TravelAgentKind } from '@innkeeper/rules/travel-agent/travel-agent-kinds'
import { plainField } from '#kit/forms/field-state.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { FilterBar } from '#ui/lists/filter-bar.tsx'
import type { AgentFilter } from './agent-filter.ts'
import { levels, levelWords } from './agent-words.ts'

type AgentFiltersProps = {
  list: { readonly filter: AgentFilter; readonly change: (patch: Partial<AgentFilter>) => void; readonly clear: () => void }
  /** Those that may book are filtered by their credit too. */
  withCredit?: boolean
}

/** The filters of a list of agents: name, kind, level, credit. */
export const AgentFilters = ({ list: { filter, change, clear }, withCredit = false }: AgentFiltersProps) => (
  <FilterBar
    search={<SearchField words={findWords} example={findExample} value={filter.text} change={(text) => change({ text })} />}
    count={[filter.text !== '', filter.kind, filter.level, filter.credit].filter((set) => set !== undefined && set !== false).length}
    clear={clear}
  >
    <SelectField
      bare
      field={plainField<TravelAgentKind | 'all'>({
        label: kindWords,
        value: filter.kind ?? 'all',
        change: (kind) => change({ kind: kind === 'all' ? undefined : kind }),
      })}
      choices={kinds}
    />
    <SelectField
      bare
      field={plainField<string>({
        label: levelLabel,
        value: filter.level === undefined ? 'all' : String(filter.level),
        change: (level) => change({ level: level === 'all' ? undefined : Number(level) }),
      })}
      choices={levelChoices}
    />
    {withCredit && (
      <SelectField
        bare
        field={plainField<CreditStanding | 'all'>({
          label: creditWords,
          value: filter.credit ?? 'all',
          change: (credit) => change({ credit: credit === 'all' ? undefined : credit }),
        })}
        choices={credits}
      />
    )}
  </FilterBar>
)

const findWords = say('Tìm đại lý', 'Find an agent')
const findExample = say('Tên hoặc mã, không cần dấu', 'Name or code, with or without diacritics')
const kindWords = say('Loại', 'Kind')
const levelLabel = say('Cấp', 'Level')
const creditWords = say('Công nợ', 'Credit')
const kinds = [
  { value: 'all', words: say('Mọi loại', 'Any kind') } as const,
  ...travelAgentKinds.map((value) => ({ value, words: travelAgentKindWords[value] })),
]
const levelChoices = [
  { value: 'all', words: say('Mọi cấp', 'Any level') },
  ...levels.map((level) => ({ value: String(level), words: levelWords(level) })),
]
const credits = [
  { value: 'all', words: say('Mọi công nợ', 'Any credit') } as const,
  ...creditStandings.map((value) => ({ value, words: creditStandingWords[value] })),
]
