import { say } from '@innkeeper/protocol/say'
import { terms } from '@innkeeper/protocol/words/platform/terms'
import { useSay } from '#kit/language/language.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import styles from './register.module.css'

/** The terms, section by section. */
export const TermsDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useSay()
  return (
    <Dialog open={open} onClose={onClose} title={title} acts={<Button words={closeWords} look="primary" onClick={onClose} />}>
      <div className={styles['sections']}>
        {terms.map((section) => (
          <section key={section.title.en}>
            <h3>{t(section.title)}</h3>
            <p>{t(section.text)}</p>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

const title = say('Điều khoản sử dụng', 'Terms of use')
const closeWords = say('Đóng điều khoản', 'Close the terms')
