import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { review, specialist } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

type Card = Pick<typeof specialist.$inferInsert, 'company' | 'code' | 'slug'>

const keyOf = ({ company, code }: Pick<Card, 'company' | 'code'>) => `${company}/${code}`

/**
 * Keeps cards of doctors whom a seed of some companies no longer has, but people have reviewed: they stay, hidden. A doctor whom the seed
 * has under another code is the same one, and gets the reviews. Call it after the reviews of the last seed are gone and before cards are.
 */
export async function keepReviewedDoctors(
  orm: Orm,
  companies: string[],
  seeded: readonly Card[],
): Promise<(typeof specialist.$inferInsert)[]> {
  const reviewed = await orm
    .selectDistinct({ company: review.company, code: review.specialist })
    .from(review)
    .where(and(inArray(review.company, companies), isNotNull(review.specialist)))
  const known = new Set(seeded.map(keyOf))
  const kept: (typeof specialist.$inferInsert)[] = []
  for (const { company, code } of reviewed) {
    if (code === null || known.has(keyOf({ company, code }))) continue
    const card = and(eq(specialist.company, company), eq(specialist.code, code))
    const [doctor] = await orm.select().from(specialist).where(card)
    if (!doctor) continue
    const same = seeded.find((one) => one.company === company && one.slug === doctor.slug)
    if (same) {
      const theirs = and(eq(review.company, company), eq(review.specialist, code))
      await orm.update(review).set({ specialist: same.code }).where(theirs)
    } else {
      const { searched, ...row } = doctor
      kept.push({ ...row, status: 'hidden', places: [] })
    }
  }
  return kept
}
