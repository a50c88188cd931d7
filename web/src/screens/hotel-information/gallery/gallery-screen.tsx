import { say } from '@innkeeper/protocol/say'
import { useRef, useState } from 'react'
import { z } from 'zod'
import { askFile } from '#kit/calls/files/ask-file.ts'
import { useMay } from '#kit/session/rights.ts'
import { useSession } from '#kit/session/session-context.ts'
import { useAddress } from '#kit/page/use-address.ts'
import { useList } from '#kit/calls/use-list.ts'
import { useRead } from '#kit/calls/use-read.ts'
import { useTitle } from '#kit/page/use-title.ts'
import { ExportButton } from '#ui/lists/export-button.tsx'
import { PageHead } from '#ui/page/head/page-head.tsx'
import { Page } from '#ui/page/page.tsx'
import { Pager } from '#ui/lists/pages/pager.tsx'
import { PhotoAdder } from '#ui/photos/uploading/photo-adder.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { askedOf, galleryFilter } from './gallery-filter.ts'
import { GalleryFilters } from './gallery-filters.tsx'
import { GalleryPhotos } from './gallery-photos.tsx'
import styles from './gallery.module.css'
import { PhotoPanel } from './photo-panel.tsx'
import { ScoreCard } from './score-card.tsx'

const size = 24
const openSchema = z.object({ photo: z.string().catch('') })

/** The photo library of the property: added to, found, captioned, sorted into kinds, deleted; and how well it shows the property. */
export const GalleryScreen = () => {
  useTitle(title)
  const { property } = useSession()
  const mayChange = useMay('resource/upload-image', 'resource/update-image', 'resource/remove')
  const facts = useRead('resource/photo-facts', {})
  const [{ photo }, open] = useAddress(openSchema)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const adder = useRef<HTMLElement>(null)
  const [{ lack }] = useAddress(galleryFilter)
  const list = useList('resource/get-images', {
    filter: galleryFilter,
    size,
    input: (filter, page) => ({ ...askedOf(filter, facts.data), ...page }),
    when: lack === 'none' || facts.data !== undefined,
  })
  const { category } = list.filter
  return (
    <Page>
      <PageHead
        title={title}
        acts={
          <ExportButton
            total={list.total}
            read={(how) => askFile('resource/export-images', askedOf(list.filter, facts.data), { ...how, property })}
          />
        }
      />
      <div className={styles['desk']}>
        <div className={styles['main']}>
          {mayChange && <PhotoAdder ref={adder} category={category === 'all' ? 'other' : category} />}
          <div>
            <GalleryFilters list={list} />
            <GalleryPhotos
              list={list}
              open={{ id: photo, run: (id) => open({ photo: id }) }}
              chosen={mayChange ? { ids: chosen, change: setChosen } : null}
            />
            <Pager list={list} />
          </div>
        </div>
        <ScoreCard facts={facts} toAdder={() => adder.current?.focus()} />
      </div>
      {chosen.size > 0 && <ChosenBar ids={[...chosen]} clear={() => setChosen(new Set())} />}
      {photo !== '' && <PhotoPanel key={photo} id={photo} mayChange={mayChange} close={() => open({ photo: '' })} />}
    </Page>
  )
}

const title = say('Thư viện ảnh', 'Photo library')
