import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { compareEdits } from './compare-edits.ts'
import { valueAt } from './value-at.ts'

/** A record in a form, and the record as it was last read. */
export type EditedRecord = {
  /** The fields that are compared, as dotted paths. */
  readonly names: readonly string[]
  readonly latest: { readonly version: number }
  readonly form: { readonly values: object; readonly changed: boolean; readonly pending: boolean }
  /** Puts the latest value into one field. */
  readonly take: (name: string) => void
  /** Puts the latest values into all fields, so that no edit is left. */
  readonly takeAll: () => void
  /** Continues from the latest version with the values in the form. */
  readonly accept: () => void
}

/**
 * The fields that this form and another person changed differently; the person has to choose between the values. Fields that only the other
 * person changed get the new values by themselves; an untouched form gets all of them.
 */
export const useOthersSave = ({ names, latest, form, ...acts }: EditedRecord): readonly string[] => {
  const seen = valueAt(form.values, 'version')
  const isOld = isBefore(seen, latest.version) && !form.pending
  const [base, setBase] = useState<object | null>(isOld ? null : latest)
  if (!isOld && !form.pending && base !== latest) setBase(latest)
  const { theirs, collided } = compareEdits(names, base, form.values, latest)
  const settle = useEffectEvent(() => {
    if (!form.changed) return acts.takeAll()
    if (!isOld) return
    for (const name of theirs) acts.take(name)
    if (collided.length === 0) acts.accept()
  })
  const settled = useRef(isOld ? null : latest.version)
  const newest = form.pending || isBefore(latest.version, seen) ? null : latest.version
  useEffect(() => {
    if (newest === null || newest === settled.current) return
    settled.current = newest
    settle()
  }, [newest])
  return isOld && form.changed ? collided : []
}

// The record that was last read may be older than what this form has just saved.
const isBefore = (one: unknown, other: unknown): boolean => typeof one !== 'number' || (typeof other === 'number' && one < other)
