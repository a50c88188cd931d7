import { say } from '@innkeeper/protocol/say'
import { useEffect, useState } from 'react'
import { lateSeconds } from '#kit/loading/within.ts'
import { ReloadPage } from './reload-page.tsx'
import { Skeleton } from './skeleton.tsx'

/** A screen is on its way: rows in its place; where it does not come for long, words, and a way to load the page again. */
export const Coming = () => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), lateSeconds * 1000)
    return () => clearTimeout(timer)
  }, [])
  if (!late) return <Skeleton rows={6} />
  return (
    <div role="alert">
      <ReloadPage words={lateWords} />
    </div>
  )
}

const lateWords = say(
  'Màn hình này vẫn chưa tải xong. Kiểm tra mạng; nếu vẫn không được, tải lại trang.',
  'This screen has not loaded yet. Check the network; if it still does not load, reload the page.',
)
