import { say } from '@innkeeper/protocol/say'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { Empty } from './empty.tsx'
import { Skeleton } from './skeleton.tsx'

const patience = 15_000

/** A screen is on its way: rows in its place; where it does not come for long, words, and a way to load the page again. */
export function Coming() {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patience)
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
  'Màn hình này vẫn chưa tải xong. Kiểm tra mạng; nếu vẫn không tới, tải lại trang.',
  'This screen has not come yet. Check the network; if it still does not come, reload the page.',
)
const reload = say('Tải lại trang', 'Reload the page')
