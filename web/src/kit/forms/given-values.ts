/** What is filled in of a form that has not been sent yet, without what its record has besides the form's fields. */
export const givenValues = (shape: object, values: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name in shape && value !== undefined && value !== '' && value !== null),
  )
