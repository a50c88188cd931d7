import type { AmendmentState, AmendmentStep } from '@innkeeper/rules/e-contract/amendment-steps'
import type { ContractMover, ContractPlace, ContractStep } from '@innkeeper/rules/e-contract/contract-steps'
import { say, type Saying } from '#say.ts'

/** The bell's notice that the platform set a property's commission to `{percent}`. */
export const commissionNotice = {
  kind: 'commissionAgreed',
  words: say('Hoa hồng đã thoả thuận: {percent}', 'Commission agreed: {percent}'),
} as const

/** The kind of the bell's notices of the contract's steps, at the property and at the platform. */
export const contractStepKind = 'contractStep'

/** The kind of the bell's notice that a contract ends soon. */
export const contractEndKind = 'contractEnds'

/** The steps of a contract as past events, for the time line, the bell and letters. */
export const contractStepWords: Readonly<Record<ContractStep | AmendmentStep, Saying>> = {
  create: say('Tạo hợp đồng', 'Drawn up'),
  amSend: say('Quản lý khách hàng gửi duyệt', 'Sent on by the account manager'),
  smAccept: say('Quản lý kinh doanh duyệt', 'Accepted by the sales manager'),
  smReject: say('Quản lý kinh doanh trả lại', 'Sent back by the sales manager'),
  cmAccept: say('Quản lý hợp đồng duyệt', 'Accepted by the contract manager'),
  cmReject: say('Quản lý hợp đồng trả lại', 'Sent back by the contract manager'),
  publish: say('Phát hành', 'Released'),
  waitSign: say('Mời ký', 'Signature asked for'),
  recall: say('Innkeeper thu hồi để sửa', 'Taken back by Innkeeper'),
  decline: say('Chỗ nghỉ chưa ký được', 'The property cannot sign yet'),
  complete: say('Chỗ nghỉ ký', 'Signed by the property'),
  sign: say('Innkeeper ký', 'Signed by Innkeeper'),
  dispute: say('Mở tranh chấp', 'Dispute opened'),
  settle: say('Giải quyết xong tranh chấp', 'Dispute settled'),
  liquidate: say('Thanh lý', 'Liquidated'),
  close: say('Đóng', 'Closed'),
  extend: say('Gia hạn', 'Extended'),
  amend: say('Soạn phụ lục', 'Amendment drawn up'),
  amendPublish: say('Phát hành phụ lục', 'Amendment released'),
  amendComplete: say('Chỗ nghỉ ký phụ lục', 'Amendment signed by the property'),
  amendDecline: say('Chỗ nghỉ chưa ký được phụ lục', 'The property cannot sign the amendment'),
  amendSign: say('Innkeeper ký phụ lục', 'Amendment signed by Innkeeper'),
  amendWithdraw: say('Huỷ phụ lục', 'Amendment withdrawn'),
}

/** The labels of the buttons for the steps. */
export const contractActWords: Readonly<Record<ContractStep | AmendmentStep, Saying>> = {
  ...contractStepWords,
  create: say('Soạn hợp đồng', 'Draw up a contract'),
  amSend: say('Gửi quản lý kinh doanh', 'Send to the sales manager'),
  smAccept: say('Duyệt', 'Accept'),
  smReject: say('Trả lại', 'Send back'),
  cmAccept: say('Duyệt', 'Accept'),
  cmReject: say('Trả lại', 'Send back'),
  publish: say('Phát hành hợp đồng', 'Release the contract'),
  waitSign: say('Mời chỗ nghỉ ký', 'Ask the property to sign'),
  recall: say('Thu hồi để sửa', 'Take it back'),
  decline: say('Chưa ký được, nêu lý do', 'Cannot sign, say why'),
  complete: say('Ký hợp đồng', 'Sign contract'),
  sign: say('Ký hợp đồng', 'Sign contract'),
  dispute: say('Mở tranh chấp', 'Open a dispute'),
  settle: say('Kết thúc tranh chấp', 'Settle the dispute'),
  liquidate: say('Thanh lý hợp đồng', 'Liquidate the contract'),
  close: say('Đóng hợp đồng', 'Close the contract'),
  amend: say('Soạn phụ lục', 'Draw up an amendment'),
  amendPublish: say('Phát hành phụ lục', 'Release the amendment'),
  amendWithdraw: say('Huỷ phụ lục', 'Withdraw the amendment'),
}

/** The names of those who take a step, shown beside the person or in place of one. */
export const contractMoverWords: Readonly<Record<ContractMover, Saying>> = {
  AM: say('Quản lý khách hàng', 'Account manager'),
  SM: say('Quản lý kinh doanh', 'Sales manager'),
  CM: say('Quản lý hợp đồng', 'Contract manager'),
  property: say('Chỗ nghỉ', 'The property'),
  clock: say('Innkeeper, tự động', 'Innkeeper, automatically'),
}

/** The places of a contract, in words; while it is being drawn up, whose desk it is on. */
export const contractPlaceWords: Readonly<Record<ContractPlace, Saying>> = {
  'not created': say('Chưa tạo', 'Not created'),
  'with AM': say('Ở quản lý khách hàng', 'With the account manager'),
  'with SM': say('Chờ quản lý kinh doanh', 'With the sales manager'),
  'with CM': say('Chờ quản lý hợp đồng', 'With the contract manager'),
  accepted: say('Đã duyệt, chờ phát hành', 'Accepted, to be released'),
  released: say('Đã phát hành', 'Released'),
  'wait sign': say('Chờ ký', 'Awaiting signature'),
  completed: say('Chỗ nghỉ đã ký', 'Signed by the property'),
  signed: say('Đã ký', 'Signed'),
  'in dispute': say('Đang tranh chấp', 'In dispute'),
  liquidated: say('Đã thanh lý', 'Liquidated'),
  closed: say('Đã đóng', 'Closed'),
}

/** The states of an amendment, in words. */
export const amendmentStateWords: Readonly<Record<AmendmentState, Saying>> = {
  draft: say('Đang soạn', 'Being drawn up'),
  'wait sign': say('Chờ ký', 'Awaiting signature'),
  completed: say('Chỗ nghỉ đã ký', 'Signed by the property'),
  signed: say('Đã ký', 'Signed'),
  withdrawn: say('Đã huỷ', 'Withdrawn'),
}

/** The words of a signature's two sides. */
export const contractSideWords = {
  property: say('Đại diện Bên A', 'For Party A'),
  platform: say('Đại diện Bên B', 'For Party B'),
} as const satisfies Record<'property' | 'platform', Saying>
