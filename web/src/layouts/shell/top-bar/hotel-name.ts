import { useLanguage } from '#kit/language/language.tsx'

type Named = { readonly i18ns: readonly { readonly lang: string; readonly name: string }[] }

/** The name of a property in the language shown now, or in the other where it has none. */
export const useHotelName = (): ((hotel: Named) => string) => {
  const { language } = useLanguage()
  return (hotel) => (hotel.i18ns.find((one) => one.lang === language && one.name !== '') ?? hotel.i18ns[0])?.name ?? ''
}
