import { formatDay } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import { useLanguage, useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/states/banner.tsx'
import { useDesk } from '../model/desk.ts'
import { useWatched } from '../model/watched.ts'
import styles from './grid-desk.module.css'

/** Says that a new day has begun while the grid was open, which stays at the old one until the person asks for the new. */
export const NewDay = () => {
  const t = useSay()
  const { language } = useLanguage()
  const desk = useDesk()
  const day = useWatched(desk.newDay)
  const moving = useWatched(desk.moving)
  if (day === null) return null
  return (
    <div className={styles['notice']} role="status">
      <Banner
        tone="cham"
        icon="calendar"
        title={t(begun, { day: formatDay(day, language) })}
        act={<Button words={move} size="small" pending={moving} onClick={() => desk.moving.set(true)} />}
      >
        {t(stays)}
      </Banner>
    </div>
  )
}

const begun = say('Đã sang ngày mới: {day}.', 'A new day has begun: {day}.')
const stays = say('Lưới vẫn ở ngày cũ. Những gì đang nhập vẫn còn.', 'The grid is still at the old one. What was typed is kept.')
const move = say('Xem ngày mới', 'Show the new day')
