import type { ReactNode } from 'react'

type InnerFormProps = { label: string; className?: string | undefined; send: () => void; children: ReactNode }

/** A form that may stand inside another one's page: sending it sends nothing else. */
export const InnerForm = ({ label, className, send, children }: InnerFormProps) => (
  <form
    className={className}
    noValidate
    aria-label={label}
    onSubmit={(event) => {
      event.preventDefault()
      event.stopPropagation()
      send()
    }}
  >
    {children}
  </form>
)
