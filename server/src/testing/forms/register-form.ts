import type { CallInput } from '@innkeeper/protocol/catalogue'
import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { hashOfKey } from '#kit/session/token.ts'
import { solveCaptcha } from '../solve-captcha.ts'
import type { TestServer } from '../server/test-server.ts'

/** A certificate that was uploaded a moment ago; `expiresAt` makes it older. */
export const makeCertificateUpload = async (
  { database }: Pick<TestServer, 'database'>,
  { expiresAt = new Date(Date.now() + 3_600_000) }: { readonly expiresAt?: Date } = {},
): Promise<{ readonly certificateId: string; readonly certificateSecret: string }> => {
  const [certificateId, certificateSecret] = [uuidv7(), randomBytes(24).toString('base64url')]
  await database.pool.query(
    `insert into certificate_upload (certificate_upload_id, secret_hash, file_key, file_name, media_type, bytes, expires_at)
     values ($1, $2, $3, 'giấy phép.pdf', 'application/pdf', 4096, $4)`,
    [certificateId, hashOfKey(certificateSecret), randomBytes(16).toString('hex'), expiresAt.toISOString()],
  )
  return { certificateId, certificateSecret }
}

/** A commune with its province, created where the test's database has none. */
export const somePlace = { provinceCode: '48', communeCode: '20194' } as const

const makePlace = async ({ database }: Pick<TestServer, 'database'>): Promise<void> => {
  await database.pool.query(`insert into province values ('48', 'Đà Nẵng', 'Da Nang') on conflict do nothing`)
  await database.pool.query(`insert into commune values ('20194', '48', 'Hải Châu', 'Hai Chau') on conflict do nothing`)
}

/** A complete registration: an uploaded certificate and a solved captcha, with new names. */
export const registerForm = async (server: TestServer, change: Partial<CallInput<'register'>> = {}): Promise<CallInput<'register'>> => {
  await makePlace(server)
  const name = randomBytes(5).toString('hex')
  return {
    fullName: 'Nguyễn Thị Thuỳ Dương',
    position: 'Giám đốc',
    email: `${name}@example.com`,
    phone: '0905 123 456',
    userName: `duong${name}`,
    password: 'mua thu Hà Nội 2026',
    confirmPassword: 'mua thu Hà Nội 2026',
    kind: 'hotel',
    nameVi: 'Khách sạn Hoa Biển',
    nameEn: 'Sea Flower Hotel',
    propertyType: 'hotel',
    star: 4,
    numberOfRooms: 62,
    taxCode: '0401234567',
    countryCode: 'VN',
    ...somePlace,
    address: '12 Bạch Đằng',
    hotelPhone: '0236 3888 999',
    hotelEmail: 'contact@hoabien.example.com',
    terms: true,
    captcha: await solveCaptcha(server),
    ...(await makeCertificateUpload(server)),
    ...change,
  }
}
