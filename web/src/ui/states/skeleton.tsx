import { say } from '@innkeeper/protocol/say'
import { useEffect, useState } from 'react'
import { useSay } from '#kit/language/language.tsx'
import styles from './skeleton.module.css'

const pause = 200

/** Rows of the right height while something is read; shown after 200 ms only. */
export const Skeleton = ({ rows = 1, height = 40 }: { rows?: number | undefined; height?: number | undefined }) => {
  const t = useSay()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), pause)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles['rows']} role="status" aria-label={t(loading)} style={{ minHeight: rows * height }}>
      {late &&
        Array.from({ length: rows }, (_, row) => <div key={`row ${row}`} className={styles['row']} style={{ height: height - 1 }} />)}
    </div>
  )
}

const loading = say('Đang tải', 'Loading')
