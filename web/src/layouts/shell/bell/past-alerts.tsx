import { say } from '@innkeeper/protocol/say'
import { useSay } from '#kit/language/language.tsx'
import { useAlertStore } from '#kit/alerts/use-alerts.ts'
import { useFormat } from '#kit/language/use-format.ts'
import { alertWords } from '#ui/states/alert-viewport.tsx'
import { Icon } from '#ui/look/icon.tsx'
import styles from './bell.module.css'

/** The last twenty alerts of this page, newest first: what an alert said is not lost when it hides. */
export const PastAlerts = () => {
  const t = useSay()
  const format = useFormat()
  const { past } = useAlertStore()
  if (past.length === 0) return null
  return (
    <section aria-label={t(pastWords)} className={styles['past']}>
      <h3>{t(pastWords)}</h3>
      <ul>
        {past.map((alert) => (
          <li key={alert.id} data-kind={alert.kind}>
            <Icon name={alert.kind === 'success' ? 'circle-check' : 'alert-circle'} size={14} />
            <span>{alertWords(alert.text, t)}</span>
            <time>{format.time(new Date(alert.at).toISOString())}</time>
          </li>
        ))}
      </ul>
    </section>
  )
}

const pastWords = say('Thông báo vừa hiện', 'Recent alerts')
