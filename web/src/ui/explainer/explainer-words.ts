import { say } from '@innkeeper/protocol/say'

/** What the explainer is called. */
export const explainerTitle = say('Kỳ lưu trú này giá bao nhiêu?', 'What would this cost?')
