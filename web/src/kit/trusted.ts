/**
 * Casts a value to the type that the caller names, without a check. Only use it for a value that had this type before it passed through
 * code that loses types: an answer that the server has checked, a form's tree, this tab's own draft.
 */
export function trusted<T>(value: unknown): NoInfer<T>
export function trusted(value: unknown): unknown {
  return value
}
