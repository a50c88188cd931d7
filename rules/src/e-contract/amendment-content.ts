/** What an amendment may change. Nothing is null, left out or empty. */
export type AmendmentContent = {
  readonly commission?: number | null | undefined
  readonly endsOn?: string | null | undefined
  readonly textVi?: string | undefined
  readonly textEn?: string | undefined
  readonly legal?: Readonly<Record<string, string | undefined>> | undefined
}

/** Whether an amendment changes anything: the commission, the end, the legal information, or by a text of its own. */
export const changesSomething = ({ commission, endsOn, textVi = '', textEn = '', legal = {} }: AmendmentContent): boolean =>
  (commission ?? null) !== null ||
  (endsOn ?? null) !== null ||
  `${textVi}${textEn}`.trim() !== '' ||
  Object.values(legal).some((text) => text !== undefined)
