import { multiplyDivide } from './round-half-up.ts'

/** 100 % in basis points: every percentage is an integer of basis points (hundredths of a percent). */
export const wholePercent = 10_000

/** A percentage (basis points) of an amount, rounded half up: 8 % of 1,296,295 is 103,704. */
export const percentOf = (amount: number, basisPoints: number): number => multiplyDivide(amount, basisPoints, wholePercent)

/** The amount raised by a percentage, or lowered by a negative one, rounded half up once. */
export const addPercent = (amount: number, basisPoints: number): number => multiplyDivide(amount, wholePercent + basisPoints, wholePercent)

/** The amount that gives `amount` when the percentage is added, rounded half up: the amount before tax. */
export const beforePercent = (amount: number, basisPoints: number): number =>
  multiplyDivide(amount, wholePercent, wholePercent + basisPoints)
