import { parseNumber } from './parse-number.ts'
import type { ParsedNumber } from './parse-number.ts'

/** A typed percentage in basis points: "12,5" and "12.5 %" are 1250. */
export const parsePercent = (typed: string): ParsedNumber => parseNumber(typed.replace(/[\s\u00a0%]/gu, ''), { digits: 2, grouped: false })
