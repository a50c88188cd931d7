import { createHash } from 'node:crypto'
import { loadSharp } from '#kit/pictures/load-sharp.ts'
import type { DemoPicture } from './scenes.ts'
import { demoPictures } from './scenes.ts'
import { space } from './svg.ts'

/** A picture of the sample data, drawn: its hash, its size, and its bytes in each width. */
export type DrawnPicture = DemoPicture & {
  readonly hash: Buffer
  readonly width: number
  readonly height: number
  readonly renditions: readonly { readonly width: number; readonly bytes: Buffer }[]
}

/** The drawn pictures of each property, by its code. */
export type DrawnPictures = ReadonlyMap<string, readonly DrawnPicture[]>

/** The full width of a drawing. */
export const pictureWidth = 880
const height = Math.round((pictureWidth * space.height) / space.width)
const widths = [320, 640, pictureWidth]

/** Draws all pictures of the sample data, the same every time, on other threads while the rest is seeded. */
export const drawPictures = async (): Promise<DrawnPictures> => {
  const drawn = Object.entries(demoPictures).map(async ([code, { palette, pictures }]) => {
    const made = await Promise.all(pictures.map((picture) => draw(picture, picture.scene(palette, pictureWidth))))
    return [code, made] as const
  })
  return new Map(await Promise.all(drawn))
}

/** The hash of a property's drawing, which its files are named by, before it is drawn. */
export const hashOfPicture = (code: string, name: string): Buffer => {
  const { palette, pictures } = demoPictures[code] ?? { palette: undefined, pictures: [] }
  const picture = pictures.find((one) => one.name === name)
  if (palette === undefined || picture === undefined) throw new Error(`the sample data has no picture "${name}" of ${code}`)
  return hashOf(picture.scene(palette, pictureWidth))
}

const hashOf = (svg: string): Buffer => createHash('sha256').update(svg).digest()

const draw = async (picture: DemoPicture, svg: string): Promise<DrawnPicture> => {
  const sharp = await loadSharp()
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const renditions = widths.map(async (wanted) => ({
    width: wanted,
    bytes: await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .resize({ width: wanted })
      .webp({ quality: 80, effort: 1 })
      .toBuffer(),
  }))
  return { ...picture, hash: hashOf(svg), width: pictureWidth, height, renditions: await Promise.all(renditions) }
}
