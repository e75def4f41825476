import type { ApiQuery } from './api-query.ts'

const answers = () => import('../../schemas/api/bonuses.ts')

/** Subject (see `ApiQuery`) of bonus cards. */
export const bonuses = 'bonuses'

const pathOf = (place: string) => `/business-api-front2/${place}` as const

/** Bonus cards of a company, found by a card's code or its patient; `place` is company and branch as in a path, `1001/11`. */
export const bonusCards = (
  place: string,
  { search = '', patient, page = 1 }: { search?: string; patient?: string; page?: number },
) =>
  ({
    key: [bonuses, place, 'cards', search, patient ?? '', page],
    path: `${pathOf(place)}/bonus_cards?${new URLSearchParams({
      'page[number]': String(page),
      ...(search && { search }),
      ...(patient && { patient }),
    })}`,
    schema: async () => (await answers()).bonusCardList,
  }) satisfies ApiQuery

/** One card with its statement. Each reading can be an opening that the patient is told of, so it is not fetched again by itself. */
export const bonusStatement = (place: string, card: string) =>
  ({
    key: [bonuses, place, 'card', card],
    path: `${pathOf(place)}/bonus_card/${encodeURIComponent(card)}`,
    schema: async () => (await answers()).bonusStatement,
    isStill: true,
  }) satisfies ApiQuery

/** The cards that can pay a visit: those of its patient, or of a code or phone number. */
export const deskCards = (place: string, visit: string, search: string) =>
  ({
    key: [bonuses, place, 'desk', visit, search],
    path: `${pathOf(place)}/appointment/${encodeURIComponent(visit)}/points${search === '' ? '' : `?search=${encodeURIComponent(search)}`}`,
    schema: async () => (await answers()).deskCards,
  }) satisfies ApiQuery

/** The bonus cards of the person. */
export const ownBonusCards = {
  key: [bonuses, 'own'],
  path: '/front/v1/user/bonus_cards',
  schema: async () => (await answers()).ownBonusCards,
} satisfies ApiQuery
