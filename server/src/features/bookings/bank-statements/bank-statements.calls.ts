import { neededColumnWords } from '@innkeeper/protocol/words/sale/statement-words'
import { speak } from '@innkeeper/protocol/say'
import { matchWith } from '@innkeeper/rules/bank-statement/match-line'
import { addDays, todayIn } from '@innkeeper/rules/days/day'
import { localeOf } from '#features/properties/hotel-config/locale.reads.ts'
import { implement } from '#kit/call/implement.ts'
import { payableSignals } from '../payments/payable.ts'
import { bookLines } from './book-lines.ts'
import { matchLines, matchShown } from './match-lines.ts'
import { payableWithCodes } from './payable-bookings.reads.ts'
import { readStatementFile } from './read/read-statement-file.ts'
import { keepStatement, statementFiles } from './statement-files.store.ts'
import { findLine, linePage, lockLines, markAside } from './statement-lines.store.ts'
import { tellOfStatement } from './tell-of-statement.ts'

/** What a property's staff do with bank statements: files in, lines matched, confirmed or set aside. */
export const bankStatementCalls = implement({
  'booking/payment/statement-lines': async (at, asked) => {
    const page = await linePage(at.tx, asked)
    return { ...page, rows: await matchLines(at.tx, page.rows) }
  },

  'booking/payment/statement-files': (at, asked) => statementFiles(at.tx, asked),

  'booking/payment/statement-try': async (at, { id, code }) => {
    const line = await findLine(at.tx, id)
    if (line === undefined) throw at.refusal('notFound', { field: 'id' })
    const [booking] = await payableWithCodes(at.tx, [code])
    if (booking === undefined) throw at.refusal('notFound', { field: 'code' })
    return matchShown(matchWith(line, booking))
  },

  'booking/payment/statement-upload': async (file, before) => {
    // A day's slack: the property's own zone is known in its transaction only.
    const read = await readStatementFile(file.path, addDays(todayIn('UTC', before.now), 1))
    return async (at) => {
      if ('refused' in read) {
        const columns = read.missing.map((column) => speak(neededColumnWords[column], at.language)).join(', ')
        throw at.refusal(read.refused, { field: 'file', values: { max: read.max, columns } })
      }
      const { currency } = await localeOf(at.tx)
      if (currency !== 'VND') throw at.refusal('statementDongOnly', { field: 'file', values: { currency } })
      const { fullName, accountId } = at.person
      const kept = await keepStatement(at.tx, read, { fileName: file.name, readBy: fullName, readAt: at.now })
      const { lines, known, outgoing } = kept
      await at.diary({ id: kept.id, subject: file.name, after: { lines, known, outgoing } })
      await tellOfStatement(at.tx, kept, accountId)
      return kept
    }
  },

  'booking/payment/statement-book': async (at, { lines }) => {
    const booked = await bookLines(at, lines)
    await Promise.all(
      booked.map(({ line, booking, counted }) => {
        for (const signal of payableSignals(booking)) at.publish(signal)
        const before = { state: booking.state, paid: booking.paid }
        const after = { amount: line.amount, paidOn: line.paidOn, state: counted.state, paid: counted.paid }
        return at.diary({ id: counted.id, subject: booking.code, before, after })
      }),
    )
    return { count: booked.length, back: booked.reduce((sum, { counted }) => sum + counted.back, 0) }
  },

  'booking/payment/statement-aside': async (at, { ids, aside }) => {
    const found = new Map((await lockLines(at.tx, ids)).map((line) => [line.id, line]))
    const lines = [...new Set(ids)].map((id) => {
      const field = `ids.${ids.indexOf(id)}`
      const line = found.get(id)
      if (line === undefined) throw at.refusal('notFound', { field })
      if (line.standing === 'booked') throw at.refusal('statementLineTaken', { field, values: { person: line.decidedBy ?? '' } })
      return line
    })
    const moved = lines.filter(({ standing }) => (standing === 'aside') !== aside)
    await markAside(
      at.tx,
      moved.map(({ id }) => id),
      { aside, person: at.person.fullName, now: at.now },
    )
    await Promise.all(
      moved.map(({ id, amount, paidOn, content, standing }) =>
        at.diary({ id, subject: content, before: { aside: standing === 'aside' }, after: { aside, amount, paidOn } }),
      ),
    )
    return { count: moved.length }
  },
})
