import type { useRouter } from '@tanstack/react-router'

/** Follows a link inside the application. A link that opens something on the same page does not change the scroll position. */
export const follow = (router: ReturnType<typeof useRouter>, to: string): void => {
  const isHere = new URL(to, window.location.origin).pathname === router.state.location.pathname
  void router.navigate({ href: to, resetScroll: !isHere })
}
