import { AmendContract } from '#screens/admin/contracts/amend-contract.tsx'
import { ContractActs } from '#screens/admin/contracts/contract-acts.tsx'
import { CountersignContract } from '#screens/admin/contracts/countersign-contract.tsx'
import { DraftContract } from '#screens/admin/contracts/draft-contract.tsx'
import type { PlatformContract } from '#screens/admin/contracts/platform-contract.ts'
import { StepDialog } from '#screens/admin/contracts/step-dialog.tsx'
import type { ContractTemplate } from '#screens/admin/contract-templates/contract-template.ts'
import { TemplateEdit } from '#screens/admin/contract-templates/template-edit.tsx'
import { DeclineContract } from '#screens/setting/contract/decline-contract.tsx'
import { DisputeContract } from '#screens/setting/contract/dispute-contract.tsx'
import { SignContract } from '#screens/setting/contract/sign-contract.tsx'
import { at, id, other, pressed, read, steps, typed, type ActCase } from './act-case.ts'

const sha256 = 'a'.repeat(64)
const template = { id: other, kind: 'hotel', nameVi: 'Khách sạn', nameEn: 'Hotel', edition: 1, newest: true }
const paper: PlatformContract['papers'][number] = {
  id: other,
  kind: 'contract',
  number: 'HD-2027-1',
  nameVi: 'Hợp đồng',
  nameEn: 'Contract',
  state: 'wait sign',
  startsOn: '2027-01-01',
  endsOn: '2027-12-31',
  commission: 1500,
  articles: [],
  publishedAt: at,
  files: [{ stage: 'published', fileName: 'hd.pdf', pages: 4, bytes: 1000, sha256, madeAt: at }],
  signatures: [],
}
const contract: PlatformContract = {
  id,
  code: 'SONG',
  kind: 'hotel',
  nameVi: 'Sóng Biển',
  nameEn: 'Song Bien',
  place: 'with AM',
  version: 3,
  changedBy: 'Lê Thu Hà',
  draft: { templateId: other, startsOn: '2027-01-01', endsOn: '2027-12-31', commission: 1500, extraVi: '', extraEn: '' },
  commission: null,
  legal: [],
  endsOn: null,
  papers: [paper],
  steps: [],
  may: ['publish'],
  amendment: null,
}
const signer = { signer: 'Nguyễn An', position: 'Director', password: 'mat khau cu' }
const sign = steps(typed({ Signer: 'Nguyễn An', Position: 'Director', Password: 'mat khau cu' }))
const nothing = () => undefined

/** What a property does with the contract that it was sent. */
export const contractActs: readonly ActCase[] = [
  {
    call: 'contract/sign',
    part: <SignContract paper={paper} />,
    fill: steps(sign, pressed('checkbox', /^I have read every article/u)),
    presses: ['Sign HD-2027-1'],
    sends: { paperId: other, sha256, ...signer },
    answer: { sha256 },
    told: 'Signed. Innkeeper signs next; then both sides get an email.',
  },
  {
    call: 'contract/decline',
    part: <DeclineContract paperId={other} onClose={nothing} />,
    fill: typed({ Note: 'The term is too long.' }),
    presses: ['Send the reason'],
    sends: { paperId: other, note: 'The term is too long.' },
    answer: null,
    told: 'The reason is sent to Innkeeper.',
  },
  {
    call: 'contract/dispute',
    part: <DisputeContract paper={paper} />,
    presses: ['Open a dispute', 'Open a dispute'],
    fill: typed({ Note: 'The commission is wrong.' }),
    staysOpen: true,
    sends: { paperId: other, note: 'The commission is wrong.' },
    answer: null,
    told: 'The dispute is open. Innkeeper was told.',
  },
]

const edition: ContractTemplate = {
  id,
  kind: 'hotel',
  edition: 3,
  nameVi: 'Hợp đồng phân phối phòng',
  nameEn: 'Room distribution contract',
  articles: [{ title: { vi: 'Các bên', en: 'Parties' }, paragraphs: [{ vi: 'Bên A: {businessName}.', en: 'Party A: {businessName}.' }] }],
  madeAt: at,
  madeBy: 'Lê Thu Hà',
  newest: true,
}

const platform: readonly ActCase[] = [
  {
    call: 'supplier/contract/save',
    part: <DraftContract contract={contract} />,
    reads: { 'supplier/contract/templates': read([template]) },
    fill: typed({ 'Special terms \\(Vietnamese': 'Trả hằng tuần.', 'Special terms \\(English': 'Paid weekly.' }),
    presses: ['Save the draft'],
    sends: { id, seen: 3, templateId: other, extraVi: 'Trả hằng tuần.', extraEn: 'Paid weekly.' },
    answer: { version: 4 },
    told: 'The draft is saved.',
  },
  {
    call: 'supplier/contract/move',
    part: <StepDialog contract={contract} step="amSend" onClose={nothing} />,
    presses: ['Send to the sales manager'],
    sends: { id, seen: 3, step: 'amSend' },
    answer: { version: 4 },
    told: 'Done.',
  },
  {
    call: 'supplier/contract/publish',
    part: <ContractActs contract={contract} />,
    presses: ['Release the contract', 'Release the contract'],
    sends: { id, seen: 3, paperId: other },
    answer: { version: 4, sha256 },
    told: 'Released. The text stays as it is from now on.',
  },
  {
    call: 'supplier/contract/countersign',
    part: <CountersignContract id={id} paper={paper} />,
    fill: sign,
    presses: ['Sign HD-2027-1 for Innkeeper'],
    sends: { id, paperId: other, sha256, ...signer },
    answer: { sha256 },
    told: 'Both sides have signed. The property is told by email.',
  },
  {
    call: 'supplier/contract/amend',
    part: <AmendContract contract={contract} />,
    fill: steps(
      pressed('button', 'Draw up an amendment'),
      typed({
        'Runs from': '01/02/2027',
        'New commission': '12',
        'Text \\(Vietnamese': 'Giảm hoa hồng.',
        'Text \\(English': 'Less commission.',
        'Legal representative': 'Trần Bảo',
      }),
    ),
    presses: ['Draw up an amendment'],
    sends: {
      id,
      seen: 3,
      startsOn: '2027-02-01',
      commission: 1200,
      textVi: 'Giảm hoa hồng.',
      textEn: 'Less commission.',
      legal: { legalRepresentative: 'Trần Bảo' },
    },
    answer: { version: 4, paperId: other },
    told: 'The amendment is drawn up. The contract manager releases it next.',
  },
  {
    call: 'supplier/contract/save-template',
    part: <TemplateEdit newest={edition} readAgain={nothing} />,
    fill: typed({ 'Name \\(English': 'Hotel contract' }),
    presses: ['Save the new edition'],
    sends: { kind: 'hotel', edition: 3, nameEn: 'Hotel contract', articles: edition.articles },
    answer: { id: other, edition: 4 },
    told: 'The new edition is saved.',
  },
]

/** What the platform does with a property’s contract, and with the templates. */
export const platformContractActs = platform.map((one) => ({ ...one, isAdministrator: true }))
