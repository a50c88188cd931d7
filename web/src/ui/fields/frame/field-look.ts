/** What every field component takes besides its field. */
export type FieldLook = {
  /** 34 px, 28 in toolbars, 44 on the sign-in pages; 48 on a phone. */
  readonly size?: 'small' | 'normal' | 'large' | undefined
  /** The label is read out but not seen, as in a toolbar. */
  readonly bare?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Where the person begins when the dialog around it opens. */
  readonly first?: boolean | undefined
}
