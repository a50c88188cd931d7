/** A text as `like` finds it literally: what would stand for any letters is escaped. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
