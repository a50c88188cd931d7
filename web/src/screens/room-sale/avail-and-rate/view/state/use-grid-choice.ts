import { useState } from 'react'
import { z } from 'zod'
import { remembered } from '../../model/remembered.ts'
import { shownFields, type FieldChoice } from '../../model/nights/shown-fields.ts'
import type { Layer } from '../cells/look.ts'

const fieldMemory = remembered('fields', z.partialRecord(z.enum(shownFields), z.boolean()), {})

/** Which fields and which layer a person looks at; the fields are remembered in this browser. */
export const useGridChoice = () => {
  const [fields, setFields] = useState<FieldChoice>(fieldMemory.read)
  const [layer, setLayer] = useState<Layer>('values')
  const changeFields = (choice: FieldChoice) => {
    fieldMemory.keep(choice)
    setFields(choice)
  }
  return { fields, changeFields, layer, changeLayer: setLayer }
}
