import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { z } from 'zod'
import { inTransaction, type Tx } from '#kit/transaction/transaction.ts'
import { rowsLike } from '#kit/transaction/rows-like.ts'
import { digestOfLandmarks, landmarksDigest, seedLandmarks } from './landmarks.ts'

const placesFile = z.object({
  source: z.string(),
  provinces: z.array(
    z.object({ code: z.string(), name: z.string(), nameEn: z.string(), wards: z.array(z.tuple([z.string(), z.string(), z.string()])) }),
  ),
})

const file = new URL('../../../seed/vn-provinces-communes.json', import.meta.url)

/** Writes the places that every installation needs, with or without sample data, because a person who registers chooses from them. */
export const providePlaces = async (pool: pg.Pool): Promise<void> => {
  if (await inTransaction(pool, { role: 'platform', readOnly: true, seconds: 60 }, areProvided)) return
  await inTransaction(pool, { role: 'platform', readOnly: false, seconds: 60 }, seedPlaces)
}

const foundRows = rowsLike(z.strictObject({ communes: z.int(), landmarks: z.string().nullable() }))

/** Whether all places are there: then a start writes none of the 3,300. */
const areProvided = async (tx: Tx): Promise<boolean> => {
  const [found] = await foundRows(tx, `select (select count(*)::integer from commune) as communes, (${landmarksDigest}) as landmarks`)
  const { provinces } = await readPlaces()
  return found?.communes === provinces.reduce((sum, { wards }) => sum + wards.length, 0) && found.landmarks === (await digestOfLandmarks())
}

const readPlaces = async () => placesFile.parse(JSON.parse(await readFile(file, 'utf8')))

/** Writes the provinces and communes of Vietnam (the file names its source), and the landmarks; existing ones stay. */
export const seedPlaces = async (tx: Tx): Promise<void> => {
  const { provinces } = await readPlaces()
  await tx.rows(
    `insert into province (province_code, name_vi, name_en)
     select * from unnest($1::text[], $2::text[], $3::text[]) on conflict do nothing`,
    [provinces.map((place) => place.code), provinces.map((place) => place.name), provinces.map((place) => place.nameEn)],
  )
  const communes = provinces.flatMap((province) =>
    province.wards.map(([code, name, nameEn]) => ({ province: province.code, code, name, nameEn })),
  )
  await tx.rows(
    `insert into commune (commune_code, province_code, name_vi, name_en)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[]) on conflict do nothing`,
    [
      communes.map((place) => place.code),
      communes.map((place) => place.province),
      communes.map((place) => place.name),
      communes.map((place) => place.nameEn),
    ],
  )
  await seedLandmarks(tx)
}
