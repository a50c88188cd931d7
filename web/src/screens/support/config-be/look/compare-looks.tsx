import { lookFields } from '@innkeeper/protocol/calls/support/site-look-fields'
import { say } from '@innkeeper/protocol/say'
import { lookPartWords } from '@innkeeper/protocol/words/property/site-look-words'
import { lookParts, type LookPart } from '@innkeeper/rules/site-look/changed-parts'
import { colourNames } from '@innkeeper/rules/site-look/site-look'
import { useRead } from '#kit/calls/use-read.ts'
import { useSay } from '#kit/language/language.tsx'
import { useFieldText } from '#record/field-text.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { Skeleton } from '#ui/states/skeleton.tsx'
import styles from './look.module.css'

type CompareLooksProps = { id: string; number: number; now: object; onClose: () => void }

/** A published version beside what is edited now: the parts that differ, by name. */
export const CompareLooks = ({ id, number, now, onClose }: CompareLooksProps) => {
  const t = useSay()
  const version = useRead('header-footer/detail', { id })
  const textOf = useFieldText(lookFields)
  const differing = lookParts.filter((part) => textOf(pathOf(part), version.data) !== textOf(pathOf(part), now))
  return (
    <Dialog open onClose={onClose} title={title} values={{ number }}>
      {version.data === undefined &&
        (version.error === null ? <Skeleton rows={4} /> : <Failed what={what} error={version.error} again={version.again} />)}
      {version.data !== undefined && differing.length === 0 && <p>{t(same)}</p>}
      {version.data !== undefined && differing.length > 0 && (
        <table className={styles['compared']}>
          <thead>
            <tr>
              <th scope="col">{t(partWords)}</th>
              <th scope="col">{t(versionWords, { number })}</th>
              <th scope="col">{t(nowWords)}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((part) => (
              <tr key={part}>
                <th scope="row">{t(lookPartWords[part])}</th>
                <td>{textOf(pathOf(part), version.data)}</td>
                <td>{textOf(pathOf(part), now)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}

const pathOf = (part: LookPart): string => (colourNames.some((name) => name === part) ? `colours.${part}` : part)

const title = say('So bản {number} với bản đang sửa', 'Version {number} and what is edited now')
const what = say('bản giao diện này', 'this version of the look')
const same = say('Hai bản giống nhau.', 'Both are the same.')
const partWords = say('Phần', 'Part')
const versionWords = say('Bản {number}', 'Version {number}')
const nowWords = say('Đang sửa', 'Edited now')
