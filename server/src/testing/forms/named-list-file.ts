import { fileOf } from './photos.ts'

/** A list of services with one that is new, as a file. */
export const serviceListFile = (text = 'code,nameVi,nameEn,price,unit\nKITE,Thả diều,Kite flying,250000,person\n'): File =>
  fileOf(Buffer.from(text), 'services.csv', 'text/csv')
