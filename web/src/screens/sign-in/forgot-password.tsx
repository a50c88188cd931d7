import { lazy, Suspense, useState } from 'react'

const LazyDialog = lazy(async () => ({ default: (await import('./forgot-dialog.tsx')).ForgotDialog }))

/** The dialog behind "Forgot the password?", loaded when it is first opened. */
export function ForgotPassword({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <LazyDialog open={open} onClose={onClose} />
    </Suspense>
  )
}
