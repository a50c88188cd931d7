import type { Photo } from '@innkeeper/protocol/shapes/photo'
import { say } from '@innkeeper/protocol/say'
import { useRead } from '#kit/calls/use-read.ts'
import { Empty } from '#ui/lists/empty.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { SidePanel } from '#ui/dialogs/side-panel.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import { PhotoEdit } from './photo-edit.tsx'

type PhotoPanelProps = { id: string; mayChange: boolean; close: () => void }

/** One photo of the library, beside the others: where it is shown, what is said of it, and how it is deleted. */
export const PhotoPanel = ({ id, mayChange, close }: PhotoPanelProps) => {
  const read = useRead('resource/get-images', { ids: [id] })
  const photo: Photo | undefined = read.data?.rows[0]
  if (photo !== undefined) return <PhotoEdit photo={photo} mayChange={mayChange} close={close} />
  return (
    <SidePanel open title={title} onClose={close}>
      {read.error !== null ? (
        <Failed what={what} error={read.error} again={read.again} />
      ) : read.loading ? (
        <Skeleton rows={6} />
      ) : (
        <Empty words={gone} />
      )}
    </SidePanel>
  )
}

const title = say('Ảnh', 'Photo')
const what = say('ảnh', 'the photo')
const gone = say('Ảnh này không còn trong thư viện.', 'This photo is no longer in the library.')
