import { formatCount, nouns } from '@innkeeper/protocol/format/format'
import { say, type Saying } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { lateUnasked } from '#kit/loading/late.tsx'
import { selectedArea, selectedCells } from '../edit/selected-cells.ts'
import { walkProblems } from '../edit/saving/walk-problems.ts'
import { useDesk, type Desk } from '../model/desk.ts'
import { cellsIn } from '../model/selection.ts'
import { shownRate } from '../model/nights/shown-night.ts'
import { useWatched } from '../model/watched.ts'
import type { Look } from '../view/cells/look.ts'
import styles from './status-line.module.css'

// Nothing is told of a value before a night is selected: its code is loaded then.
const WhoSetThis = lateUnasked(async () => (await import('./who-set-this.tsx')).WhoSetThis)

/** The line below the grid: what is selected, what is being saved, who set the focused value, and what the marks mean. */
export const StatusLine = ({ look }: { readonly look: Look }) => {
  const t = useSay()
  const desk = useDesk()
  const notice = useWatched(desk.notice)
  const selection = useWatched(desk.selection)
  return (
    <div className={styles['line']}>
      <Selected look={look} />
      <Saves look={look} />
      <div className={styles['middle']} data-tone={notice?.tone}>
        {/* Only what happens is announced: the focused cell has just said of itself what stands here of it. */}
        <span role="status">{notice !== null && t(notice.words, notice.values)}</span>
        {notice === null && selection !== null && <WhoSetThis look={look} />}
      </div>
      <Legend look={look} />
    </div>
  )
}

const mostAveraged = 5000
/** From so many nights on a save takes long enough to show that it goes on. */
const longSave = 2000

const Selected = ({ look }: { readonly look: Look }) => {
  const desk = useDesk()
  useWatched(desk.selection)
  useWatched(desk.store.counts)
  const area = selectedArea(desk)
  if (area === null) return null
  const count = cellsIn(area)
  const average = count <= mostAveraged ? averagePrice(desk) : null
  return (
    <div className={styles['selection']}>
      <b>{formatCount(count, nouns.night, look.language)}</b>
      {average !== null && count > 1 && <span>{look.t(averageWords, { money: look.money(average) })}</span>}
    </div>
  )
}

const averagePrice = (desk: Desk): number | null => {
  const prices = selectedCells(desk).flatMap(({ row, at }) => {
    const price = row.kind === 'plan' ? shownRate(desk.store, row, at).price : null
    return price === null ? [] : [price]
  })
  return prices.length === 0 ? null : Math.round(prices.reduce((sum, price) => sum + price, 0) / prices.length)
}

const Saves = ({ look: { t, language } }: { readonly look: Look }) => {
  const desk = useDesk()
  const cells = (count: number) => ({ cells: formatCount(count, nouns.night, language) })
  const { unsaved, saving, waiting } = useWatched(desk.store.counts)
  const unreached = useWatched(desk.queue.unreached)
  return (
    <>
      {waiting > 0 && (
        <button type="button" className={styles['problems']} onClick={() => walkProblems(desk, 1)}>
          {t(waitingWords, cells(waiting))}
        </button>
      )}
      {unsaved + saving > 0 && (
        <span className={styles['saving']} data-late={unreached > 0}>
          {t(unreached > 0 ? offlineWords : savingWords, cells(unsaved + saving))}
          {unsaved + saving > longSave && <progress aria-label={t(savingWords, cells(unsaved + saving))} />}
        </span>
      )}
    </>
  )
}

const Legend = ({ look: { t } }: { readonly look: Look }) => (
  <ul className={styles['legend']} aria-label={t(legendWords)}>
    <PriceKind look={t} kind="own" words={own} />
    <PriceKind look={t} kind="plain" words={byDefault} />
    <PriceKind look={t} kind="derived" words={derived} />
    <li>
      <i className={styles['hatch']} />
      {t(stopSell)}
    </li>
    <Letter look={t} mark="A" kind="tabletA" words={arrival} />
    <Letter look={t} mark="D" kind="tabletD" words={departure} />
    <Letter look={t} mark="≥2" words={least} />
    <Letter look={t} mark="≤7" words={most} />
  </ul>
)

type PriceKindProps = { readonly look: Look['t']; readonly kind: 'own' | 'plain' | 'derived'; readonly words: Saying }

/** How a price is written that was set, that is the room type's, or that follows another plan. */
const PriceKind = ({ look, kind, words }: PriceKindProps) => (
  <li>
    <i className={styles[kind]}>{priceSample}</i>
    {look(words)}
  </li>
)

type LetterProps = { readonly look: Look['t']; readonly mark: string; readonly kind?: 'tabletA' | 'tabletD'; readonly words: Saying }

const Letter = ({ look, mark, kind, words }: LetterProps) => (
  <li>
    <i className={kind === undefined ? undefined : styles[kind]}>{mark}</i>
    {look(words)}
  </li>
)

const averageWords = say('trung bình {money}', 'average {money}')
const waitingWords = say('{cells} cần xem lại (F8)', '{cells} to check (F8)')
const savingWords = say('Đang lưu {cells}', 'Saving {cells}')
const offlineWords = say('Chưa lưu {cells}: mất kết nối, đang thử lại', '{cells} not saved: no connection, trying again')
const legendWords = say('Chú giải', 'Legend')
const priceSample = '123'
const own = say('giá riêng', 'own price')
const byDefault = say('giá mặc định', 'default price')
const derived = say('theo gói gốc', 'follows a package')
const stopSell = say('Ngừng bán', 'Stop sell')
const arrival = say('Đóng ngày đến', 'Closed to arrival')
const departure = say('Đóng ngày đi', 'Closed to departure')
const least = say('tối thiểu', 'at least')
const most = say('tối đa', 'at most')
