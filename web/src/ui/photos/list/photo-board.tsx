import type { ImageCategory } from '@innkeeper/protocol/codes/image-categories'
import { useSay } from '#kit/language/language.tsx'
import { Refused } from '#kit/calls/refused.ts'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import type { Change } from '#kit/calls/use-change.ts'
import { Banner } from '../../states/banner.tsx'
import { EmptyList } from '../../lists/empty.tsx'
import { EditForm } from '../../forms/edit-page.tsx'
import { PhotoAdder } from '../uploading/photo-adder.tsx'
import { LibraryButton } from '../library/library-button.tsx'
import { ListConflict } from './list-conflict.tsx'
import type { PhotoBoardWords } from './photo-board-words.ts'
import { PhotoOrder } from './photo-order.tsx'
import { usePhotoList, type PhotoList, type PhotoListInput } from './use-photo-list.ts'

/** How a list is saved: told its whole input, answers it as it then stands. */
export type SavePhotoList = Pick<Change<'info/update-image'>, 'pending' | 'error'> & {
  readonly send: (input: PhotoListInput) => Promise<PhotoList>
}

type PhotoBoardProps = {
  /** Under which name an edit that is not saved is kept. */
  name: string
  list: PhotoList
  readAgain: () => void
  save: SavePhotoList
  mayChange: boolean
  /** What new photos show unless another kind is chosen. */
  category: ImageCategory
  words: PhotoBoardWords
}

/** The photos that a property or a room type shows: chosen from the library or uploaded, put in order, saved together. */
export const PhotoBoard = ({ name, list, readAgain, save, mayChange, category, words }: PhotoBoardProps) => {
  const t = useSay()
  const edit = usePhotoList(name, list)
  const submit = useSubmit({ edit, save, words, readAgain })
  const missing = (words.fewer?.least ?? 0) - edit.photos.length
  return (
    <EditForm
      form={{
        props: { noValidate: true, onSubmit: stopAnd(submit) },
        changed: edit.changed,
        pending: save.pending || edit.reading,
        failure: edit.changed && !edit.collided ? save.error : null,
      }}
      discard={edit.discard}
      locked={mayChange ? undefined : words.mayNotChange}
      save={words.save}
      conflict={edit.collided && <ListConflict edit={edit} />}
    >
      {mayChange && (
        <PhotoAdder category={category} added={(photo) => edit.add([photo])}>
          <LibraryButton edit={edit} />
        </PhotoAdder>
      )}
      {words.fewer !== undefined && missing > 0 && edit.photos.length > 0 && (
        <Banner tone="amber" icon="photo">
          {t(words.fewer.words, { missing })}
        </Banner>
      )}
      {edit.photos.length === 0 && !edit.reading ? (
        <EmptyList words={words.empty} />
      ) : (
        <PhotoOrder words={words.title} edit={edit} locked={!mayChange} />
      )}
    </EditForm>
  )
}

const stopAnd = (submit: () => void) => (event: { preventDefault: () => void }) => {
  event.preventDefault()
  submit()
}

type Submitting = Pick<PhotoBoardProps, 'save' | 'words' | 'readAgain'> & { edit: ReturnType<typeof usePhotoList> }

// Saves one order at a time. If the server refuses it, the stored order is read, so that a conflict is shown.
const useSubmit = ({ edit, save, words, readAgain }: Submitting): (() => void) => {
  const alerts = useAlerts()
  const send = async () => {
    try {
      edit.saved(await save.send(edit.input))
      alerts.success(words.saved, { count: edit.photos.length })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      alerts.failure(error)
      if (error instanceof Refused) readAgain()
    }
  }
  return () => {
    if (edit.changed && !edit.reading && !save.pending) void send()
  }
}
