import { chainCalls } from '@innkeeper/protocol/calls/hotel-information/chain'
import { say } from '@innkeeper/protocol/say'
import type { AnswerOf } from '#kit/calls/ask.ts'
import { useSay } from '#kit/language/language.tsx'
import { useSavedForm } from '#record/use-saved-form.ts'
import { Card } from '#ui/page/card.tsx'
import { EditForm } from '#ui/forms/edit-page.tsx'
import { FieldStack, FormColumn, FormGrid } from '#ui/forms/form-grid.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { HotelTicks } from './hotel-ticks.tsx'
import styles from './hotel-chain.module.css'

const empty = { nameVi: '', nameEn: '', hotelIds: [] }

/** Founds a chain: its names, and the person's other hotels that join at once. */
export const ChainStart = ({ candidates }: { candidates: AnswerOf<'chain/get-all'>['candidates'] }) => {
  const t = useSay()
  const form = useSavedForm('chain/add', { input: chainCalls['chain/add'].input, initial: empty, draft: 'new', saved: founded })
  const lack = form.reason
  return (
    <EditForm form={form} discard={() => form.reset()} locked={lack} save={foundWords} hint={alone}>
      <FormGrid disabled={lack !== undefined}>
        <FormColumn>
          <Card title={newTitle}>
            <FieldStack>
              <p className={styles['note']}>{t(explained)}</p>
              <TextField field={form.field('nameVi')} />
              <TextField field={form.field('nameEn')} />
            </FieldStack>
          </Card>
        </FormColumn>
        <FormColumn>
          <Card title={joinTitle}>
            <HotelTicks
              candidates={candidates}
              chosen={form.values.hotelIds ?? []}
              change={(hotelIds) => form.set('hotelIds', [...hotelIds])}
            />
          </Card>
        </FormColumn>
      </FormGrid>
    </EditForm>
  )
}

const newTitle = say('Lập chuỗi', 'Create a chain')
const joinTitle = say('Cùng vào chuỗi', 'Joining at once')
const foundWords = say('Lập chuỗi', 'Create the chain')
const founded = say('Đã lập chuỗi {name}.', 'The chain {name} is created.')
const alone = say('Chỗ nghỉ này chưa thuộc chuỗi nào.', 'This property is in no chain yet.')
const explained = say(
  'Các chỗ nghỉ trong chuỗi thấy tên nhau, không thấy số liệu của nhau. Mỗi chỗ nghỉ chỉ ở một chuỗi.',
  'Properties of a chain see each other’s names, not each other’s figures. Each is in one chain at most.',
)
