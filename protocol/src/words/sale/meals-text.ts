import { meals as mealsOfDay } from '@innkeeper/rules/rate-plan/meals'
import { mealWords } from '#calls/room-sale/plan.ts'
import { say, type Saying } from '#say.ts'

/** The meals of a plan, in the order of the day, or a text that there are none. */
export const mealsText = (meals: readonly string[], t: (words: Saying) => string): string =>
  mealsOfDay
    .filter((meal) => meals.includes(meal))
    .map((meal) => t(mealWords[meal]))
    .join(', ') || t(noMeal)

const noMeal = say('Không gồm bữa ăn', 'No meals')
