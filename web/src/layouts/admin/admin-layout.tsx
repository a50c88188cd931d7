import { Outlet } from '@tanstack/react-router'

/** The layout of the platform's administrators. */
export function AdminLayout() {
  return (
    <main id="content">
      <Outlet />
    </main>
  )
}
