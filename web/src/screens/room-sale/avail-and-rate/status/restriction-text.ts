import { formatCount, nouns } from '@innkeeper/protocol/format/format'
import { say } from '@innkeeper/protocol/say'
import type { Mark } from '../view/cells/cell-marks.ts'
import type { Look } from '../view/cells/look.ts'

/** A mark in words. */
export const restrictionText = (mark: Mark, { t, language }: Look): string => {
  switch (mark.kind) {
    case 'cta':
      return t(arrival)
    case 'ctd':
      return t(departure)
    case 'min':
      return t(least, { nights: formatCount(mark.nights, nouns.night, language) })
    case 'max':
      return t(most, { nights: formatCount(mark.nights, nouns.night, language) })
    case 'more':
      return ''
  }
}

const arrival = say('đóng ngày đến', 'closed to arrival')
const departure = say('đóng ngày đi', 'closed to departure')
const least = say('tối thiểu {nights}', 'at least {nights}')
const most = say('tối đa {nights}', 'at most {nights}')
