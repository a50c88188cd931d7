/** A text that `like` finds literally: its wildcards are escaped. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
