import { say } from '@innkeeper/protocol/say'
import { useEffect, useMemo } from 'react'
import { useRead } from '#kit/calls/use-read.ts'
import { useSession } from '#kit/session/session-context.ts'
import { paths } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { cellsOf, selectedCells } from '../edit/selected-cells.ts'
import { useDesk } from '../model/desk.ts'
import { useWatched } from '../model/watched.ts'
import type { GridOffers, Look } from '../view/cells/look.ts'
import { useUnhurried } from '../view/state/use-unhurried.ts'
import { ghostsOf } from './ghost-prices.ts'
import { SuggestionAnswers } from './suggestion-answers.tsx'
import styles from './suggestion-bar.module.css'

type SuggestionBarProps = { readonly look: Look; readonly show: (offers: GridOffers | null) => void }

/** Suggested prices over the grid: how many there are among what is selected and what is seen, to be accepted or dismissed. */
export const SuggestionBar = ({ look: { t, number, money }, show }: SuggestionBarProps) => {
  const desk = useDesk()
  const { property } = useSession()
  const { data, error, again } = useRead('price-rule/get-layer', {})
  const ghosts = useMemo(() => (data === undefined ? null : ghostsOf(data, desk.store)), [data, desk])
  useEffect(() => {
    show(ghosts?.offers ?? null)
    return () => show(null)
  }, [ghosts, show])
  const view = useUnhurried(desk.view)
  const selection = useWatched(desk.selection)
  // Typed and saved values change what is suggested.
  useWatched(desk.store.counts)
  if (error !== null) return <Failed what={layerWords} error={error} again={again} />
  if (ghosts === null || data === undefined) return null
  const chosen = selection === null ? [] : ghosts.among(selectedCells(desk))
  const seen = ghosts.among(cellsOf(desk, { top: view.top, bottom: view.bottom, from: view.from, to: view.to }))
  const [one] = chosen
  const name = one === undefined || chosen.length > 1 ? null : t(one.ruleName)
  return (
    <div className={styles['bar']} role="group" aria-label={t(layerWords)}>
      {data.rules.length === 0 && <span>{t(noRules)}</span>}
      {one !== undefined && (
        <span className={styles['part']}>
          <span>
            {name === null
              ? t(chosenWords, { count: number(chosen.length) })
              : t(oneWords, { name, price: money(one.price), suggested: money(one.suggested) })}
          </span>
          <SuggestionAnswers desk={desk} ghosts={chosen} words={{ accept, dismiss }} />
        </span>
      )}
      {data.rules.length > 0 && (
        <span className={styles['part']}>
          <span>{t(seen.length === 0 ? noneSeen : seenWords, { count: number(seen.length) })}</span>
          {seen.length > 0 && <SuggestionAnswers desk={desk} ghosts={seen} words={{ accept: acceptAll, dismiss: dismissAll }} />}
        </span>
      )}
      <Link to={paths.priceRules(property)}>{t(rulesWords)}</Link>
    </div>
  )
}

const layerWords = say('giá gợi ý', 'suggested prices')
const rulesWords = say('Quy tắc gợi ý giá', 'Price rules')
const noRules = say('Chưa bật quy tắc nào.', 'No rule is switched on.')
const oneWords = say('{name}: {price} → {suggested}', '{name}: {price} → {suggested}')
const chosenWords = say('{count} gợi ý trong các đêm đang chọn', 'Suggestions on the selected nights: {count}')
const seenWords = say('{count} gợi ý trong các đêm đang thấy', 'Suggestions on the nights in view: {count}')
const noneSeen = say('Không có gợi ý nào trong các đêm đang thấy.', 'There is no suggestion on the nights in view.')
const accept = say('Nhận', 'Accept')
const dismiss = say('Bỏ qua', 'Dismiss')
const acceptAll = say('Nhận tất cả', 'Accept all')
const dismissAll = say('Bỏ qua tất cả', 'Dismiss all')
