/**
 * A value as the type that the caller names, unchecked. Only for a value that came from a place of that very type through one that forgets
 * types: an answer that the server has checked, a form's tree, this tab's own draft.
 */
export function trusted<T>(value: unknown): NoInfer<T>
export function trusted(value: unknown): unknown {
  return value
}
