import { resourceCalls } from '@innkeeper/protocol/calls/hotel-information/resource'
import type { Photo, photoWords } from '@innkeeper/protocol/shapes/photo'
import { say } from '@innkeeper/protocol/say'
import { useEffect, useEffectEvent, useState } from 'react'
import { compareEdits } from '#kit/forms/compare-edits.ts'
import { useSay } from '#kit/language/language.tsx'
import { useAlerts } from '#kit/alerts/use-alerts.ts'
import { useForm } from '#kit/forms/use-form.ts'
import { photoLabel } from '#ui/photos/photo-words.ts'

/** A field of a photo that is changed by hand. */
type PhotoField = keyof typeof photoWords

/** The form of a photo. What somebody else changes meanwhile is taken over, and where both changed the same, the person chooses. */
export const usePhotoForm = (photo: Photo) => {
  const t = useSay()
  const alerts = useAlerts()
  const form = useForm('resource/update-image', {
    schema: photoInput,
    initial: valuesOf(photo),
    draft: photo.id,
    done: ([saved]) => alerts.success(savedWords, { name: saved === undefined ? '' : t(photoLabel(saved)) }),
  })
  const [base, setBase] = useState(photo)
  const { theirs, collided } = compareEdits(names, base, form.values, photo)
  const settle = useEffectEvent((photo: Photo) => {
    if (form.pending) return undefined
    if (!form.changed) {
      form.reset(valuesOf(photo))
      return setBase(photo)
    }
    for (const name of theirs) form.set(name, photo[name])
    return collided.length === 0 ? setBase(photo) : undefined
  })
  useEffect(() => settle(photo), [photo])
  return {
    form,
    collided: form.changed ? collided : [],
    takeTheirs: () => {
      form.reset(valuesOf(photo))
      setBase(photo)
    },
    keepMine: () => setBase(photo),
  }
}

/** What the call takes that changes a photo. */
export const photoInput = resourceCalls['resource/update-image'].input

const names = ['captionVi', 'captionEn', 'category'] as const satisfies readonly PhotoField[]

const valuesOf = ({ id, category, captionVi, captionEn }: Photo) => ({ ids: [id], category, captionVi, captionEn })

const savedWords = say('Đã lưu ảnh {name}.', 'The photo {name} is saved.')
