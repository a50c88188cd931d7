import { trusted } from '../trusted.ts'
/** The dotted paths to the fields of an input: `name`, `names.vi`, `intervals.0.from`. */
export type PathOf<T> = T extends readonly (infer E)[]
  ? `${number}` | `${number}.${PathOf<E>}`
  : T extends object
    ? { [K in keyof T & string]: K | (NonNullable<T[K]> extends object ? `${K}.${PathOf<NonNullable<T[K]>>}` : never) }[keyof T & string]
    : never

/** The type of the value at a dotted path, if the path exists. */
export type ValueAt<T, P extends string> = P extends `${infer K}.${infer R}`
  ? ValueAt<NonNullable<MemberOf<T, K>>, R>
  : NonNullable<MemberOf<T, P>>

type MemberOf<T, K extends string> = T extends readonly (infer E)[] ? E : K extends keyof T ? T[K] : never

/** An input while a person is typing it; any part may still be missing. */
export type Typed<T> = T extends readonly (infer E)[]
  ? readonly Typed<E>[]
  : T extends object
    ? { readonly [K in keyof T]?: Typed<T[K]> | undefined }
    : T

/** The value at a dotted path, or undefined. */
export const valueAt = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined), tree)

/** A copy of the tree with another value at a dotted path; the rest is the same. */
export const withValueAt = (tree: unknown, path: string, value: unknown): unknown => {
  const [key = '', ...rest] = path.split('.')
  const next = rest.length === 0 ? value : withValueAt(valueAt(tree, key), rest.join('.'), value)
  if (Array.isArray(tree)) return tree.map((item: unknown, index) => (String(index) === key ? next : item))
  return { ...(typeof tree === 'object' ? tree : {}), [key]: next }
}

/** The value at a dotted path of an input that is being typed; null counts as nothing yet. */
export const typedValueAt = <T, P extends string>(tree: unknown, path: P): ValueAt<T, P> | undefined =>
  trusted<ValueAt<T, P> | undefined>(valueAt(tree, path) ?? undefined)
