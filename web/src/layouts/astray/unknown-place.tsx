import { say } from '@innkeeper/protocol/say'
import { useLocation } from '@tanstack/react-router'
import { useSay } from '#kit/language/language.tsx'
import { ownProperty, propertyOfPath } from '#kit/session/session.ts'
import { paths } from '#paths.ts'
import { Link } from '#ui/buttons/link.tsx'
import { AstrayPage } from './astray-page.tsx'

/** At an address inside that leads to no screen. */
export const UnknownPlace = () => {
  const t = useSay()
  return (
    <AstrayPage title={unknown} icon="alert-triangle">
      {t(unknownWords)}
    </AstrayPage>
  )
}

/** In place of what this account cannot reach: another's property, or the platform's area. `wanted` of the address says which it was. */
export const OutOfReach = () => {
  const wanted = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('wanted') ?? '' })
  const inAdmin = useLocation({ select: ({ pathname }) => pathname.startsWith(paths.admin()) })
  const t = useSay()
  if (inAdmin) return <NotEntered property={propertyOfPath(wanted)} />
  const words = wanted.startsWith(paths.admin()) ? platformOnly : notYours
  return (
    <AstrayPage title={words.title} icon="lock">
      {t(words.more)}
    </AstrayPage>
  )
}

const NotEntered = ({ property }: { property: string }) => {
  const t = useSay()
  return (
    <AstrayPage title={notEntered} icon="lock">
      {t(notEnteredWords)} {property !== ownProperty && <Link to={paths.adminHotel(property)}>{t(thatHotel)}</Link>}
    </AstrayPage>
  )
}

const unknown = say('Không có màn hình này', 'No such screen')
const unknownWords = say(
  'Địa chỉ này không dẫn tới màn hình nào: có thể gõ nhầm, hoặc liên kết đã cũ.',
  'This address leads to no screen: it may be mistyped, or the link is old.',
)
const notYours = {
  title: say('Không mở được chỗ nghỉ này', 'This property cannot be opened'),
  more: say(
    'Tài khoản này không vào được chỗ nghỉ này, hoặc chỗ nghỉ không tồn tại. Chủ chỗ nghỉ cấp được quyền vào.',
    'This account cannot open the property, or it does not exist. Its owner can let you in.',
  ),
}
const platformOnly = {
  title: say('Trang quản trị', 'Administration'),
  more: say(
    'Chỉ nhân viên của nền tảng vào được trang quản trị. Bạn vẫn đang đăng nhập ở chỗ nghỉ của mình.',
    'Only the platform’s staff can open the administration. You are still signed in at your property.',
  ),
}
const notEntered = say('Chưa vào chỗ nghỉ này', 'Property not entered')
const notEnteredWords = say(
  'Tài khoản quản trị chưa vào chỗ nghỉ này. Vào từ trang của chỗ nghỉ trong danh sách.',
  'This administrator has not entered the property. Enter it from its page in the list.',
)
const thatHotel = say('Mở trang của chỗ nghỉ', 'Open the property’s page')
