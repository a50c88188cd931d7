import { say, type Saying } from '@innkeeper/protocol/say'
import { mayOpen, type Opener } from '#may-open.ts'
import { paths } from '#paths.ts'
import { screenAt } from '#screen-at.ts'
import { hotelScreens } from '#screen-table/screens.ts'
import type { IconName } from '#ui/look/icon.tsx'

/** A place that the menu does not name: a screen below one of its items, a setting, or an act that begins something new. */
export type JumpPlace = { readonly words: Saying; readonly to: string; readonly icon: IconName }

/** The places that somebody may reach at a property. */
export const jumpPlaces = (property: string, opener: Opener): readonly JumpPlace[] => [
  ...acts(property).filter(({ to, needs }) => mayOpenAt(to, opener) && opener.codes.has(needs)),
  ...settings(property, opener).filter(({ to }) => mayOpenAt(to, opener)),
  ...subScreens(property, opener),
]

const mayOpenAt = (to: string, opener: Opener): boolean => {
  const screen = screenAt(to)
  return screen !== undefined && mayOpen(screen, opener)
}

// Of two addresses with the same title the first is meant; one that varies is reached from its list.
const subScreens = (property: string, opener: Opener): JumpPlace[] => {
  const open = hotelScreens.filter((screen) => !screen.path.slice('/u/$hotelId'.length).includes('$') && mayOpen(screen, opener))
  const first = new Map(open.toReversed().map((screen) => [screen.title.vi, screen]))
  return open
    .filter((screen) => first.get(screen.title.vi) === screen)
    .map(({ title, path }) => ({ words: title, to: paths.property(property) + path.slice('/u/$hotelId'.length), icon: 'arrow-right' }))
}

type Act = JumpPlace & { readonly needs: string }

const acts = (property: string): Act[] => [
  { words: say('Thêm loại phòng', 'Add a room type'), to: paths.roomType(property, 'new'), icon: 'plus', needs: 'ROOM_INFO_2' },
  { words: say('Thêm gói bán', 'Add a package'), to: paths.salePackage(property, 'new'), icon: 'plus', needs: 'PLAN_PROMOTION_2' },
  {
    words: say('Mở bán, đổi giá nhiều đêm', 'Open or price many nights'),
    to: paths.batchUpdate(property),
    icon: 'edit',
    needs: 'AVAIL_RATE_2',
  },
  {
    words: say('Thêm chính sách huỷ', 'Add a cancellation policy'),
    to: paths.screen(property, `${config}/cancellation/edit/new`),
    icon: 'plus',
    needs: 'CANCELLATION_POLICY_2',
  },
  {
    words: say('Thêm chính sách thanh toán', 'Add a payment policy'),
    to: paths.screen(property, `${config}/payment/edit/new`),
    icon: 'plus',
    needs: 'PAYMENT_POLICY_2',
  },
]

const config = 'hotel-setting/hotel-info/hotel-config'

const settings = (property: string, { kind }: Opener): JumpPlace[] => {
  const general = paths.screen(property, `${config}/general`)
  const account = paths.screen(property, 'account/setting')
  return [
    ...[...(kind === 'playground' ? [] : roomSettings), ...generalSettings].map((words): JumpPlace => ({
      words,
      to: general,
      icon: 'settings',
    })),
    ...accountSettings.map((words): JumpPlace => ({ words, to: account, icon: 'settings' })),
  ]
}

const roomSettings = [
  say('Giờ nhận phòng, trả phòng', 'Check-in and check-out time'),
  say('Đêm cuối tuần', 'Weekend nights'),
  say('Tuổi trẻ em', 'Children’s ages'),
  say('Giữ phòng chờ thanh toán', 'Hold unpaid rooms'),
]
const generalSettings = [say('Tiền tệ, múi giờ', 'Currency, time zone'), say('Thuế, phí phục vụ', 'Tax, service charge')]
const accountSettings = [say('Đổi mật khẩu', 'Change the password'), say('Nhận tin báo qua email', 'Notices by email')]
