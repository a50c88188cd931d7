import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { follow } from '#kit/page/follow.ts'

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address out of `paths`. */
  to: string
}

/** A link inside the application: `<Link to={paths.bookings(property)}>`. */
export const Link = ({ to, onClick, children, ...rest }: LinkProps) => {
  const router = useRouter()
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    follow(router, to)
  }
  return (
    <a {...rest} href={to} onClick={go}>
      {children}
    </a>
  )
}
