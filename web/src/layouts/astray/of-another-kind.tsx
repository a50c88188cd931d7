import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import type { Screen } from '#screen.ts'
import { AstrayPage } from './astray-page.tsx'

/** In place of a screen that properties of this kind do not have: rooms at a park, tickets at a hotel. */
export const OfAnotherKind = ({ screen }: { screen: Screen }) => {
  const t = useSay()
  return (
    <AstrayPage title={screen.title} icon="alert-triangle">
      {t(screen.only === 'hotel' ? ofHotels : ofParks)}
    </AstrayPage>
  )
}

const ofHotels = say(
  'Màn hình này dành cho khách sạn. Khu vui chơi bán vé, không bán phòng.',
  'This screen is for hotels. An amusement park sells tickets, not rooms.',
)
const ofParks = say(
  'Màn hình này dành cho khu vui chơi. Khách sạn bán phòng, không bán vé.',
  'This screen is for amusement parks. A hotel sells rooms, not tickets.',
)
