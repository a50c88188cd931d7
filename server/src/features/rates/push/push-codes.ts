import type { MappedCode, PlanOnRoom } from '#features/connections/mapped-places.reads.ts'

/** What is known of a connection's codes. */
export type Mapping = { readonly codes: readonly MappedCode[]; readonly plans: readonly PlanOnRoom[] }

/** Finds what a code means, or says why it means nothing. */
export type PushCodes = {
  readonly room: (code: string) => { readonly roomTypeId: string } | 'codeUnknown' | 'codeUnmapped'
  readonly plan: (roomTypeId: string, code: string) => PlanOnRoom | 'codeUnknown' | 'codeUnmapped' | 'planNotOnRoom'
}

/** The codes of a connection, to be found quickly. */
export const pushCodes = ({ codes, plans }: Mapping): PushCodes => {
  const rooms = new Map(codes.filter(({ thing }) => thing === 'room').map(({ code, roomTypeId }) => [code, roomTypeId]))
  const planIds = new Map(codes.filter(({ thing }) => thing === 'plan').map(({ code, planId }) => [code, planId]))
  const sold = new Map(plans.map((plan) => [`${plan.roomTypeId} ${plan.planId}`, plan]))
  return {
    room: (code) => {
      const roomTypeId = rooms.get(code)
      if (roomTypeId === undefined) return 'codeUnknown'
      return roomTypeId === null ? 'codeUnmapped' : { roomTypeId }
    },
    plan: (roomTypeId, code) => {
      const planId = planIds.get(code)
      if (planId === undefined) return 'codeUnknown'
      return planId === null ? 'codeUnmapped' : (sold.get(`${roomTypeId} ${planId}`) ?? 'planNotOnRoom')
    },
  }
}
