import { say } from '@innkeeper/protocol/say'
import { useState } from 'react'
import { plainField } from '#kit/forms/field-state.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CheckField } from '#ui/fields/choice/check-field.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { AnnouncementSlides } from './announcement-slides.tsx'
import type { Announcement } from './use-announcements.ts'

type AnnouncementPopupProps = {
  announcement: Announcement
  /** Told whether it is not to be shown again; nothing is asked where it was opened from the bell. */
  close: (never: boolean) => void
  asks: boolean
}

/** What the platform announces, over the page: it stays until it is closed, and is shown again unless that is declined. */
export const AnnouncementPopup = ({ announcement, close, asks }: AnnouncementPopupProps) => {
  const [never, setNever] = useState(false)
  return (
    <Dialog
      open
      onClose={() => close(never)}
      title={asItIs}
      values={{ title: announcement.title }}
      foot={asks && <CheckField field={plainField({ label: neverWords, value: never, change: (value) => setNever(value ?? false) })} />}
      acts={<Button words={closeIt} look="primary" onClick={() => close(never)} />}
    >
      <AnnouncementSlides slides={announcement.slides} />
    </Dialog>
  )
}

const asItIs = say('{title}', '{title}')
const closeIt = say('Đóng thông báo', 'Close the announcement')
const neverWords = say('Không hiện lại thông báo này', 'Do not show this again')
