import { resourceCalls } from '@innkeeper/protocol/calls/resource'
import { imageCategories, type ImageCategory } from '@innkeeper/protocol/image-categories'
import { say } from '@innkeeper/protocol/say'
import { fieldRules } from '../../../kit/field-rules.ts'
import { useSay } from '../../../kit/language.tsx'
import { Conflict } from '../../../ui/conflict.tsx'
import type { PhotoField } from './use-photo-form.ts'

type Words = {
  readonly category?: ImageCategory | undefined
  readonly captionVi?: string | undefined
  readonly captionEn?: string | undefined
}
type PhotoConflictProps = {
  names: readonly PhotoField[]
  mine: Words
  theirs: Words
  takeTheirs: () => void
  keepMine: () => void
}

/** Two people, one photo: what each of them says of it, and which to go on with. */
export function PhotoConflict({ names, mine, theirs, takeTheirs, keepMine }: PhotoConflictProps) {
  const t = useSay()
  const textOf = (words: Words, name: PhotoField): string => {
    if (name !== 'category') return words[name] || '–'
    return words.category === undefined ? '–' : t(imageCategories[words.category])
  }
  return (
    <Conflict
      person={t(somebody)}
      differences={names.map((name) => ({
        key: name,
        words: fieldRules(resourceCalls['resource/update-image'].input, name).label,
        mine: textOf(mine, name),
        theirs: textOf(theirs, name),
      }))}
      takeTheirs={takeTheirs}
      keepMine={keepMine}
    />
  )
}

const somebody = say('Người khác', 'Somebody else')
