import { describe, expect, test } from 'vitest'
import { inDays } from '#testing/factories/book-stay.ts'
import { signInTo } from '#testing/factories/factories.ts'
import { makeSelling } from '#testing/factories/factories-sales.ts'
import { makeOffer } from '#testing/factories/make-offer.ts'
import { sendRequest } from '#testing/factories/send-request.ts'
import { soldByNight } from '#testing/factories/sold-rooms.ts'
import { lettersAbout } from '#testing/letters-about.ts'
import { useTestServer } from '#testing/server/test-server.ts'
import { forgetAnswerLinks } from './answer-links.jobs.ts'

const server = useTestServer()
const query = (text: string, values: readonly unknown[] = []) => server.database.pool.query(text, [...values])

/** The token in the newest letter about a request. */
const tokenOf = async (code: string): Promise<string> =>
  (await lettersAbout(server, code)).findLast(({ text }) => text.includes('/answer?token='))?.text.match(/answer\?token=([\w-]+)/u)?.[1] ??
  ''

const hotelMail = 'sales@haiau.example'
const agentMail = 'desk@catvang.example'

/** A property with five rooms and an address, and an agent with one, whose request for three rooms has come. */
const asked = async () => {
  const by = await makeSelling(server, { from: inDays(0), to: inDays(120), allotment: 5 })
  await query('update property set email = $2 where property_id = $1', [by.propertyId, hotelMail])
  await query('update travel_agent set email = $2 where travel_agent_id = $1', [by.travelAgentId, agentMail])
  const staff = await signInTo(server, by.propertyId)
  const { code } = (await sendRequest(server, by)).data
  const detail = async () => (await server.ask('request-booking/detail', { code }, staff)).data
  return { by, staff, code, detail, token: await tokenOf(code) }
}

const offered = async () => {
  const scene = await asked()
  await makeOffer(server, scene.by, { code: scene.code, staff: scene.staff })
  return { ...scene, token: await tokenOf(scene.code) }
}

const shown = async (token: string) => (await server.ask('request-answer/show', { token })).data.letter
const feedback = (token: string, note = 'Còn đủ phòng') => server.ask('request-answer/feedback', { token, note })
const accept = (token: string, paymentMethod: 'debt' | 'cash' = 'cash', key: string = crypto.randomUUID()) =>
  server.ask('request-answer/accept', { token, paymentMethod, guest: { name: 'Phạm Hoàng Bảo Ngọc' } }, { key })
const decline = (token: string) => server.ask('request-answer/decline', { token, note: 'Đã có nơi khác' })

const diaryOf = async (propertyId: string, call: string): Promise<unknown[]> => {
  const found = 'select subject, person, account_id, origin from diary_entry where property_id = $1 and call = $2'
  const { rows } = await server.database.pool.query<object>(found, [propertyId, call])
  return rows
}

describe('"answered from the mail by a link that works once and shows before it acts"', () => {
  test('the property sees the request, however often the link is followed, and answers it once', async () => {
    const { by, code, token, detail } = await asked()
    await shown(token)
    expect(await shown(token)).toMatchObject({
      standing: 'open',
      reader: hotelMail,
      code,
      message: 'Đoàn 6 khách, cần phòng cạnh nhau',
      rooms: [{ rooms: 3, adults: 2, roomType: { en: 'Deluxe sea view' } }],
      offer: null,
      blocked: null,
    })
    expect(await detail()).toMatchObject({ requestStatus: 1 })
    expect(await feedback(token)).toMatchObject({ status: 200, data: { code } })
    expect(await detail()).toMatchObject({ requestStatus: 2, thread: [{}, { kind: 'answered', person: hotelMail, note: 'Còn đủ phòng' }] })
    expect(await shown(token)).toMatchObject({ standing: 'used' })
    expect(await feedback(token)).toMatchObject({ status: 409, refusal: 'answerLinkUsed' })
    expect(await diaryOf(by.propertyId, 'request-answer/feedback')).toEqual([
      { subject: code, person: hotelMail, account_id: null, origin: 'screen' },
    ])
  })

  test('the agent sees the offer with its price in steps, and books it once', async () => {
    const { by, code, token, detail } = await offered()
    const letter = await shown(token)
    expect(letter).toMatchObject({ standing: 'open', reader: 'Lữ hành Cát Vàng', offer: { offerNo: 1, price: { total: 5_000_000 } } })
    expect(letter?.offer?.methods).toContain('debt')
    expect(letter?.offer?.price.lines.map(({ kind }) => kind)).toContain('agreedPrice')
    expect(JSON.stringify(letter)).not.toContain('Thuỳ Dương')
    const { data } = await accept(token)
    expect(await detail()).toMatchObject({ requestStatus: 3, bookingCode: data.bookingCode, offers: [{ state: 'accepted' }] })
    expect(await soldByNight(server, by.propertyId)).toEqual([3, 3])
    expect((await server.ask('distribution/booking', { code: data.bookingCode }, by)).data).toMatchObject({ total: 5_000_000 })
    expect(await accept(token)).toMatchObject({ refusal: 'answerLinkUsed' })
    expect(await diaryOf(by.propertyId, 'request-answer/accept')).toEqual([
      { subject: code, person: 'Lữ hành Cát Vàng', account_id: null, origin: 'agent' },
    ])
  })

  test('the agent declines it: its rooms are on sale again', async () => {
    const { by, token, detail } = await offered()
    expect(await decline(token)).toMatchObject({ status: 200 })
    expect(await soldByNight(server, by.propertyId)).toEqual([])
    expect(await detail()).toMatchObject({ requestStatus: 2, offers: [{ state: 'declined' }] })
    expect(await accept(token)).toMatchObject({ refusal: 'answerLinkUsed' })
  })
})

describe('an answer is given once, or not at all', () => {
  test('two presses at once are one booking, and the same key again is the same answer', async () => {
    const { by, token } = await offered()
    const both = await Promise.all([accept(token), accept(token)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { rows } = await query('select count(*)::int as count from booking where property_id = $1', [by.propertyId])
    expect(rows).toEqual([{ count: 1 }])
    const [other, key] = [await offered(), crypto.randomUUID()]
    const replies = [await accept(other.token, 'cash', key), await accept(other.token, 'cash', key)]
    expect(replies.map(({ data }) => data.bookingCode)).toEqual([replies[0]?.data.bookingCode, replies[0]?.data.bookingCode])
  })

  test('what the rules refuse leaves the link as it was', async () => {
    const { by, token } = await offered()
    await query('update travel_agent_link set debt_limit = 1 where property_id = $1', [by.propertyId])
    expect((await shown(token))?.offer?.methods).not.toContain('debt')
    expect(await accept(token, 'debt')).toMatchObject({ refusal: 'debtOverLimit' })
    expect(await accept(token)).toMatchObject({ status: 200 })
  })
})

describe('a link that cannot answer says why', () => {
  test('a forged token, and one of the other side', async () => {
    const [{ token }, { token: agents }] = [await asked(), await offered()]
    expect(await shown('forged')).toBeNull()
    expect(await feedback('forged')).toMatchObject({ status: 404, refusal: 'notFound' })
    expect(await accept(token)).toMatchObject({ status: 404, refusal: 'notFound' })
    expect(await feedback(agents)).toMatchObject({ status: 404, refusal: 'notFound' })
    expect(await shown(token)).toMatchObject({ standing: 'open' })
  })

  test('a request that a colleague has answered meanwhile', async () => {
    const { staff, code, token } = await asked()
    await server.ask('request-booking/feedback', { code, note: 'Hết phòng' }, staff)
    expect(await shown(token)).toMatchObject({ standing: 'answered' })
    expect(await feedback(token)).toMatchObject({ refusal: 'answerLinkAnswered' })
  })

  test('an offer that was taken back, and a request for another price than the letter says', async () => {
    const { by, staff, code, token } = await offered()
    const first = await tokenOf(code)
    await server.ask('distribution/counter', { code, priceHoped: 4_000_000 }, { ...by, key: crypto.randomUUID() })
    expect(await shown(await tokenOf(code))).toMatchObject({ standing: 'open', offer: null, priceHoped: 4_000_000 })
    expect(first).toBe(token)
    await server.ask('request-booking/take-back', { code, offerNo: 1 }, staff)
    expect(await shown(token)).toMatchObject({ standing: 'outdated' })
    expect(await accept(token)).toMatchObject({ refusal: 'answerLinkOutdated' })
  })

  test('a link whose time is over; a month later nobody knows it any more', async () => {
    const { by, token } = await asked()
    const move = (days: number) =>
      query(
        `update answer_link set made_at = now() - make_interval(days => $2), expires_at = now() - make_interval(days => $2 - 7)
          where property_id = $1`,
        [by.propertyId, days],
      )
    await move(8)
    expect(await shown(token)).toMatchObject({ standing: 'outdated' })
    expect(await feedback(token)).toMatchObject({ refusal: 'answerLinkOutdated' })
    await move(40)
    const { pool } = server.database
    await forgetAnswerLinks.run({ pool, now: new Date(), publish: () => undefined })
    expect(await shown(token)).toBeNull()
  })
})

describe('a link answers for the person whose letter it was', () => {
  const clerk = async () => {
    const by = await makeSelling(server, { from: inDays(0), to: inDays(120) })
    const person = await signInTo(server, by.propertyId, { codes: ['SEND_REQUEST_1', 'SEND_REQUEST_2'], fullName: 'Lê Minh Khôi' })
    await query("insert into alert_choice (property_id, account_id, kind, in_bell, by_mail) values ($1, $2, 'newRequest', true, true)", [
      by.propertyId,
      person.accountId,
    ])
    const { code } = (await sendRequest(server, by)).data
    return { by, person, code, token: await tokenOf(code) }
  }

  test('the diary names them', async () => {
    const { by, person, code, token } = await clerk()
    expect(await shown(token)).toMatchObject({ reader: 'Lê Minh Khôi' })
    await feedback(token)
    expect(await diaryOf(by.propertyId, 'request-answer/feedback')).toEqual([
      { subject: code, person: 'Lê Minh Khôi', account_id: person.accountId, origin: 'screen' },
    ])
  })

  test.each([
    ['the right', 'delete from member_function where account_id = $1 and function_code = $$SEND_REQUEST_2$$'],
    ['the place at the property', 'update membership set active = false where account_id = $1'],
    ['the account', 'update account set active = false where account_id = $1'],
  ])('who has lost %s meanwhile answers nothing', async (_what, lost) => {
    const { person, token } = await clerk()
    await query(lost, [person.accountId])
    expect(await shown(token)).toBeNull()
    expect(await feedback(token)).toMatchObject({ status: 404 })
  })

  test('an agent that was switched off, or has another address since, takes nothing', async () => {
    const [one, two] = [await offered(), await offered()]
    await query('update travel_agent set active = false where travel_agent_id = $1', [one.by.travelAgentId])
    await query('update travel_agent set email = $2 where travel_agent_id = $1', [two.by.travelAgentId, 'new@catvang.example'])
    expect([await shown(one.token), await shown(two.token)]).toEqual([null, null])
    expect([await accept(one.token), await accept(two.token)]).toMatchObject([{ status: 404 }, { status: 404 }])
  })
})

test('only hashes of tokens are stored', async () => {
  const { token } = await asked()
  const { rows } = await query('select token_hash from answer_link')
  expect(JSON.stringify(rows)).not.toContain(token)
})
