import { formatDistance } from '@innkeeper/protocol/format/format-distance'
import { landmarkKinds } from '@innkeeper/protocol/codes/landmark-kinds'
import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { nameOf } from '#kit/language/names.ts'
import { useMay } from '#kit/session/rights.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useChange } from '#kit/calls/use-change.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Card } from '#ui/page/card.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { FailureBanner } from '#ui/states/failure-banner.tsx'
import { SelectField } from '#ui/fields/choice/select-field.tsx'
import { mayNotChange } from './nearby-words.ts'
import { EmptyList } from '#ui/lists/empty.tsx'
import styles from './nearby.module.css'

/** Landmarks around the property that are not among its places yet, to be ticked and added at once. */
export const LandmarkSuggestions = ({ locked }: { locked: boolean }) => {
  const alerts = useAlerts()
  const [within, setWithin] = useState<Within>('20')
  const [ticked, setTicked] = useState<readonly string[]>([])
  const mayRead = useMay('area/get-landmark-all')
  const { data } = useRead('area/get-landmark-all', { withinKm: Number(within) }, { when: mayRead, keep: true })
  const change = useChange('area/add-landmarks', {
    done: ({ added }) => {
      alerts.success(addedWords, { count: added })
      setTicked([])
    },
  })
  if (data === undefined || data.position === null) return null
  const landmarks = data.landmarks.filter(({ added }) => !added)
  const chosen = ticked.filter((code) => landmarks.some(({ landmarkCode }) => landmarkCode === code))
  return (
    <Card title={title} aside={<WithinField within={within} change={setWithin} />}>
      {change.error !== null && <FailureBanner failure={change.error} />}
      {landmarks.length === 0 && <EmptyList words={none} small />}
      <ul className={styles['suggestions']}>
        {landmarks.map((landmark) => (
          <Suggestion
            key={landmark.landmarkCode}
            landmark={landmark}
            ticked={ticked.includes(landmark.landmarkCode)}
            tick={(on) => setTicked(on ? [...ticked, landmark.landmarkCode] : ticked.filter((code) => code !== landmark.landmarkCode))}
            locked={locked}
          />
        ))}
      </ul>
      {landmarks.length > 0 && (
        <Button
          words={chosen.length === 0 ? addNone : addWords}
          values={{ count: chosen.length }}
          icon="plus"
          pending={change.pending}
          reason={locked ? mayNotChange : chosen.length === 0 ? tickFirst : undefined}
          onClick={() => change.send({ landmarkCodes: [...chosen] })}
        />
      )}
    </Card>
  )
}

type SuggestionProps = {
  landmark: {
    readonly landmarkCode: string
    readonly kind: keyof typeof landmarkKinds
    readonly nameVi: string
    readonly nameEn: string
    readonly distance: number | null
  }
  ticked: boolean
  tick: (on: boolean) => void
  locked: boolean
}

const Suggestion = ({ landmark, ticked, tick, locked }: SuggestionProps) => {
  const t = useSay()
  const { language } = useLanguage()
  const { landmarkCode, kind, distance } = landmark
  return (
    <li>
      <CheckField
        field={plainField({ label: nameOf(landmark), name: landmarkCode, value: ticked, change: (on) => tick(on === true) })}
        disabled={locked}
      />
      <span className="note">
        {t(landmarkKinds[kind])}
        {distance !== null && ` · ${formatDistance(distance, language)}`}
      </span>
    </li>
  )
}

type Within = '2' | '5' | '10' | '20' | '50'

const WithinField = ({ within, change }: { within: Within; change: (within: Within) => void }) => (
  <SelectField
    bare
    size="small"
    field={plainField({ label: withinWords, value: within, change: (value) => change(value ?? '20') })}
    choices={distances}
  />
)

const distances = (['2', '5', '10', '20', '50'] as const).map((value) => ({ value, words: say(`trong ${value} km`, `within ${value} km`) }))
const title = say('Gợi ý gần đây', 'Suggested nearby')
const withinWords = say('Gợi ý trong vòng', 'Suggest within')
const none = say('Mọi điểm mốc trong khoảng này đã có trong danh sách.', 'Every landmark within this distance is in the list.')
const addNone = say('Thêm địa điểm đã chọn', 'Add the ticked places')
const addWords = say('Thêm {count} địa điểm đã chọn', 'Add the ticked places: {count}')
const addedWords = say('Đã thêm {count} địa điểm.', 'Places added: {count}.')
const tickFirst = say('Chọn ít nhất một điểm mốc.', 'Tick at least one landmark.')
