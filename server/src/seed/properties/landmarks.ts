import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { landmarkKindCodes } from '@innkeeper/protocol/codes/landmark-kinds'
import { z } from 'zod'
import type { Tx } from '#kit/transaction/transaction.ts'

const landmarksFile = z.array(
  z.object({
    code: z.string(),
    province: z.string(),
    kind: z.enum(landmarkKindCodes),
    name: z.string(),
    nameEn: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
)

const file = new URL('../../../seed/vn-landmarks.json', import.meta.url)

/** The query for one text that tells whether the landmarks in the database are those of the file. */
export const landmarksDigest = `select md5(string_agg(concat_ws('|', landmark_code, province_code, kind, name_vi, name_en, latitude, longitude), ','
  order by landmark_code collate "C")) from landmark`

/** What that query finds where all of them are there as they are. */
export const digestOfLandmarks = async (): Promise<string> => {
  const landmarks = (await readLandmarks()).toSorted((one, other) => (one.code < other.code ? -1 : 1))
  const told = landmarks.map(({ code, province, kind, name, nameEn, latitude, longitude }) =>
    [code, province, kind, name, nameEn, latitude, longitude].join('|'),
  )
  return createHash('md5').update(told.join(',')).digest('hex')
}

const readLandmarks = async () => landmarksFile.parse(JSON.parse(await readFile(file, 'utf8')))

/** Writes the landmarks near which properties may be; existing ones are updated from the file. */
export const seedLandmarks = async (tx: Tx): Promise<void> => {
  const landmarks = await readLandmarks()
  await tx.rows(
    `insert into landmark (landmark_code, province_code, kind, name_vi, name_en, latitude, longitude)
     select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::float8[], $7::float8[])
     on conflict (landmark_code) do update
       set province_code = excluded.province_code, kind = excluded.kind, name_vi = excluded.name_vi, name_en = excluded.name_en,
           latitude = excluded.latitude, longitude = excluded.longitude
     where (landmark.name_vi, landmark.name_en, landmark.kind, landmark.latitude, landmark.longitude)
       is distinct from (excluded.name_vi, excluded.name_en, excluded.kind, excluded.latitude, excluded.longitude)`,
    [
      landmarks.map(({ code }) => code),
      landmarks.map(({ province }) => province),
      landmarks.map(({ kind }) => kind),
      landmarks.map(({ name }) => name),
      landmarks.map(({ nameEn }) => nameEn),
      landmarks.map(({ latitude }) => latitude),
      landmarks.map(({ longitude }) => longitude),
    ],
  )
}
