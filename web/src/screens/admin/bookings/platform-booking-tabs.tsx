import { say } from '@innkeeper/protocol/say'
import { paths } from '#paths.ts'
import { Tabs } from '#ui/page/tabs.tsx'

/** The bookings of rooms and of tickets, at all properties. */
export const PlatformBookingTabs = ({ current }: { current: 'rooms' | 'tickets' }) => (
  <Tabs
    words={say('Đặt phòng và đặt vé', 'Rooms and tickets')}
    current={current}
    tabs={[
      { key: 'rooms', words: say('Phòng', 'Rooms'), to: paths.adminBookings() },
      { key: 'tickets', words: say('Vé', 'Tickets'), to: paths.adminTicketBookings() },
    ]}
  />
)
