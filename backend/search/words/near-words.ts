import { sql } from 'drizzle-orm'
import { searchWord } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { likeness } from './distance.ts'

/**
 * For words of a query, by their sound: the words of the directory that they may mean, by their sound too, with how well they fit. A word
 * of the directory itself fits with 1.
 */
export type NearWords = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Words that are looked at for each of a query. */
const most = 12

/** Words of the directory that are like those of a query, by trigrams. */
export async function nearWords(orm: Orm, sounds: readonly string[]): Promise<NearWords> {
  const near = sql`(
    select ${searchWord.word} from ${searchWord}
    where ${searchWord.word} % asked.sound
    order by similarity(${searchWord.word}, asked.sound) desc, ${searchWord.word} limit ${most}) as near`
  const found = await orm
    .select({ sound: sql<string>`asked.sound`, word: sql<string>`near.word` })
    .from(
      sql`json_array_elements_text(${JSON.stringify(sounds)}::json) as asked(sound) cross join lateral ${near}`,
    )
  return new Map(
    [...Map.groupBy(found, ({ sound }) => sound)].map(([sound, words]) => [
      sound,
      new Map(words.map(({ word }) => [word, likeness(sound, word)] as const).filter(([, fits]) => fits > 0)),
    ]),
  )
}

/** Whether a word of a query is one of the directory, so that it is not taken for another. */
export const isKnown = (sound: string, near: NearWords): boolean => near.get(sound)?.has(sound) ?? false
