import { verifiedBy } from '@innkeeper/rules/property/verification'
import type { At } from '#kit/call/at.ts'
import { implement } from '#kit/call/implement.ts'
import { ownStanding } from '#features/completeness/completeness.reads.ts'
import { certificateToHandIn } from './certificates.reads.ts'
import { addCertificate, lastCertificate } from './certificates.store.ts'
import { lifeOf } from './confirm-to-sell.store.ts'
import { platformNews } from '../supplier/platform-mail.ts'
import { movePropertyState } from './property-life.store.ts'
import { refusedMove } from './refused-move.ts'
import { sentCertificateNews } from './sent-certificate.ts'

/** The acts of a property on its own state, besides confirming to sell. */
export const propertySaleCalls = implement({
  'property/move': async (at, { act, note }) => {
    const { completeness } = await ownStanding(at.tx)
    const moved = await movePropertyState(at.tx, { act, who: 'property', complete: completeness.complete, person: at.person, note })
    if (!moved.ok) throw refusalOfMove(at, moved)
    const { code } = await lifeOf(at.tx)
    await at.diary({ subject: code, before: { state: moved.from }, after: { state: moved.to, note } })
    return { state: moved.to }
  },

  'property/send-certificate': async (at, upload) => {
    const last = await lastCertificate(at.tx)
    if (last?.verdict !== 'refused') throw at.refusal('certificateNotRefused')
    const certificate = await certificateToHandIn(at.tx, upload, at.now)
    if (certificate === null) throw at.refusal('uploadExpired', { field: 'certificateId' })
    const verifyBy = verifiedBy(at.now)
    const certificateNo = last.certificateNo + 1
    await addCertificate(at.tx, { ...certificate, certificateNo, verifyBy })
    const { code } = await lifeOf(at.tx)
    await platformNews(at.tx, sentCertificateNews({ code, propertyId: at.tx.propertyId, verifyBy, person: at.person }))
    await at.diary({ subject: code, after: { certificateNo, fileName: certificate.fileName } })
    return { verifyBy: verifyBy.toISOString() }
  },
})

const refusalOfMove = (at: At<'property/move'>, moved: Parameters<typeof refusedMove>[0]) => {
  const { key, detail } = refusedMove(moved, at.language)
  if (key === 'contractNotSigned' || key === 'takenOffByPlatform' || key === 'moveNotAllowed') return at.refusal(key, detail)
  throw new Error(`going on or off sale was held against ${key}`)
}
