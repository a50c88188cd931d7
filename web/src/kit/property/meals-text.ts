import { mealWords } from '@innkeeper/protocol/calls/room-sale/plan'
import { say } from '@innkeeper/protocol/say'
import { meals as mealsOfDay } from '@innkeeper/rules/rate-plan/meals'
import type { Say } from '../language/language.tsx'

/** The meals of a plan, in the order of the day, or a text that there are none. */
export const mealsText = (meals: readonly string[], t: Say): string =>
  mealsOfDay
    .filter((meal) => meals.includes(meal))
    .map((meal) => t(mealWords[meal]))
    .join(', ') || t(noMeal)

const noMeal = say('Không gồm bữa ăn', 'No meals')
