import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'
import { practitioner, specialist } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

type Card = { company: string; code: string; slug: string }

/** Slugs of people in order of preference: the card's own, then ones that hardly any other card can have. */
const slugChoices: readonly ((card: Card) => string)[] = [
  ({ slug }) => slug,
  ({ slug, company }) => `${slug}-${company}`,
  ({ slug, company, code }) => `${slug}-${company}-${code}`,
]

/** People by their slug whose only card is gone: a new card with that slug gets the person back. */
async function peopleWithoutCard(orm: Orm, slugs: readonly string[]) {
  const card = orm
    .select({ one: sql`1` })
    .from(specialist)
    .where(eq(specialist.practitioner, practitioner.id))
  return orm
    .select({ id: practitioner.id, slug: practitioner.slug })
    .from(practitioner)
    .where(
      and(
        inArray(practitioner.slug, [...slugs]),
        isNull(practitioner.account),
        isNull(practitioner.mergedInto),
        notExists(card),
      ),
    )
}

/** Makes a person for each of the free slugs. */
const newPeople = (orm: Orm, slugs: readonly string[]) =>
  orm
    .insert(practitioner)
    .values(slugs.map((slug) => ({ slug })))
    .onConflictDoNothing()
    .returning({ id: practitioner.id, slug: practitioner.slug })

/** Gives each doctor's card of the companies without a person one of its own, with an address in the directory. */
export async function givePeople(orm: Orm, companies: readonly string[]): Promise<void> {
  const { company, code, slug } = specialist
  let waiting: Card[] = await orm
    .select({ company, code, slug })
    .from(specialist)
    .where(and(inArray(company, [...companies]), isNull(specialist.practitioner)))
    .orderBy(company, specialist.position)
  for (const choice of slugChoices) {
    if (waiting.length === 0) return
    const cards = new Map(waiting.map((card) => [choice(card), card] as const).reverse())
    const former = await peopleWithoutCard(orm, [...cards.keys()])
    const people = [...former, ...(await newPeople(orm, [...cards.keys()]))]
    for (const { id, slug } of people) {
      const card = cards.get(slug)
      if (!card) continue
      await orm
        .update(specialist)
        .set({ practitioner: id })
        .where(and(eq(company, card.company), eq(code, card.code)))
      waiting = waiting.filter((one) => one !== card)
    }
  }
}
