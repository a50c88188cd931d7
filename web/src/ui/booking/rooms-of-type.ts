/** "2 × Deluxe": no line breaks between the number and the name. */
export const roomsOfType = (count: number, name: string): string => `${count}\u00A0×\u00A0${name}`
