import { useState } from 'react'
import { late } from '#kit/loading/late.tsx'

const ForgotDialog = late(async () => (await import('./forgot-dialog.tsx')).ForgotDialog)

/** The dialog behind "Forgot the password?", loaded when it is first opened. */
export const ForgotPassword = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  if (!wanted) return null
  return <ForgotDialog open={open} onClose={onClose} />
}
