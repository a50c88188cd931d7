import type { LetterShown } from '#screens/sign-in/answer/letter.tsx'
import { offerShown, requestShown } from './request-shown.ts'

/** What the page of a letter about a request reads; with an offer it is the agent's. */
export const letterShown = (more: Partial<LetterShown> = {}): LetterShown => {
  const { requestCode: code, checkinDate: checkIn, checkoutDate: checkOut, agent, lines, ...request } = requestShown()
  const { currency, message, priceHoped, answerBy } = request
  return {
    standing: 'open',
    reader: 'Lê Minh Khôi',
    property: { vi: 'Hải Âu', en: 'Seagull' },
    agent: agent.name,
    timeZone: 'Asia/Ho_Chi_Minh',
    code,
    checkIn,
    checkOut,
    currency,
    message,
    priceHoped,
    answerBy,
    rooms: lines.map(({ roomPlanId: _plan, roomTypeId: _type, vacant: _vacant, fullNights: _nights, ...line }) => line),
    offer: null,
    blocked: null,
    ...more,
  }
}

const { person: _person, ...offer } = offerShown()

/** A letter to an agent about an offer of twelve rooms. */
export const letterOfOffer = (more: Partial<LetterShown> = {}): LetterShown =>
  letterShown({ reader: 'Lữ hành Cát Vàng', offer: { ...offer, methods: ['debt', 'cash'] }, ...more })
