/** The address of a small copy of an uploaded picture, 320 px wide; every picture has one. */
export const smallPicture = (url: string): string => url.replace(/-\d+\.webp$/u, '-320.webp')
