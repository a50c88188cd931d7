import { landmarkKinds } from '@innkeeper/protocol/landmark-kinds'
import { useSay } from '../../../../kit/language.tsx'
import { useRead } from '../../../../kit/use-read.ts'
import { useOthersSave } from '../../../../kit/use-others-save.ts'
import { Conflict } from '../../../../ui/conflict.tsx'
import type { NearbyPlace } from './nearby-words.ts'
import { valuesOf, type PlaceForm } from './use-place-form.ts'

const names = ['kind', 'nameVi', 'nameEn', 'latitude', 'longitude', 'distanceMetres'] as const

/** What to do when somebody else saved the place meanwhile: where both changed the same field, the person chooses. */
export function PlaceConflict({ form, place }: { form: PlaceForm; place: NearbyPlace }) {
  const t = useSay()
  const { data } = useRead('area/get-all', { limit: 100 })
  const latest = data?.rows.find(({ id }) => id === place.id) ?? place
  const takeAll = () => form.reset(valuesOf(latest))
  const accept = () => form.set('version', latest.version)
  const take = (name: (typeof names)[number]) => form.field(name).change(latest[name] ?? undefined)
  const collided = useOthersSave({ names, latest, form, take, takeAll, accept })
  if (collided.length === 0) return null
  const text = (name: (typeof names)[number], { kind, ...values }: Partial<typeof form.values>) => {
    if (name === 'kind') return kind === undefined ? '–' : t(landmarkKinds[kind])
    return String(values[name] ?? '–')
  }
  const differences = collided.map((name) => ({
    key: name,
    words: form.field(name).label,
    mine: text(name, form.values),
    theirs: text(name, valuesOf(latest)),
  }))
  return <Conflict person={latest.changedBy} differences={differences} takeTheirs={takeAll} keepMine={accept} />
}
