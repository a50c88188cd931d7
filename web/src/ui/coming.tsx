import { say } from '@innkeeper/protocol/say'
import { useEffect, useState } from 'react'
import { lateSeconds } from '../kit/within.ts'
import { Button } from './button.tsx'
import { Empty } from './empty.tsx'
import { Skeleton } from './skeleton.tsx'

/** A screen is on its way: rows in its place; where it does not come for long, words, and a way to load the page again. */
export function Coming() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateSeconds * 1000)
    return () => clearTimeout(timer)
  }, [])
  if (!late) return <Skeleton rows={6} />
  return (
    <div role="alert">
      <Empty words={lateWords} act={<Button words={reload} look="primary" icon="refresh" onClick={() => window.location.reload()} />} />
    </div>
  )
}

const lateWords = say(
  'Màn hình này vẫn chưa tải xong. Kiểm tra mạng; nếu vẫn không được, tải lại trang.',
  'This screen has not loaded yet. Check the network; if it still does not load, reload the page.',
)
const reload = say('Tải lại trang', 'Reload the page')
