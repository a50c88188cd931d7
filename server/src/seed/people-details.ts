import type { Tx } from '#kit/transaction/transaction.ts'
import type { DemoUserName } from './accounts.ts'

type Details = { readonly phone: string; readonly position: string; readonly address: string }

const details: Readonly<Record<DemoUserName, Details>> = {
  owner: { phone: '0905 111 206', position: 'Chủ khách sạn', address: '21 Võ Nguyên Giáp, Đà Nẵng' },
  reception: { phone: '0905 333 418', position: 'Trưởng ca lễ tân', address: '' },
  revenue: { phone: '0935 808 152', position: 'Quản lý doanh thu', address: '' },
  admin: { phone: '0912 640 377', position: 'Quản lý khách hàng', address: '' },
}

/** Writes the profiles of the people of the sample data. */
export const seedPeopleDetails = async (tx: Tx): Promise<void> => {
  const rows = Object.entries(details)
  await tx.rows(
    `update account a set phone = d.phone, position = d.position, address = d.address
       from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as d (user_name, phone, position, address)
      where a.user_name = d.user_name`,
    [
      rows.map(([userName]) => userName),
      rows.map(([, one]) => one.phone),
      rows.map(([, one]) => one.position),
      rows.map(([, one]) => one.address),
    ],
  )
}
