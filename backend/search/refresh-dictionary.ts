import { inArray } from 'drizzle-orm'
import { otherCityNames, otherSpecialityNames } from '../../schemas/reference/other-names.ts'
import { city, searchEntry, speciality } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { complaints } from './complaints.ts'
import { dictionaryKinds } from './read-entries.ts'
import { entry, type WordedEntry } from './words/entry.ts'
import { writeEntries } from './write-entries.ts'

const none = { city: '', companies: [], specialities: [], score: 1 }

/** Writes the entries of specialities, complaints and cities anew. Only specialities that exist are linked to complaints. */
export async function refreshDictionary(orm: Orm): Promise<void> {
  const specialities = await orm.select().from(speciality)
  const known = new Set(specialities.map(({ slug }) => slug))
  const cities = await orm.select().from(city)
  const entries: WordedEntry[] = [
    ...specialities.map(({ slug, name }) =>
      entry({
        ...none,
        kind: 'speciality',
        code: slug,
        site: slug,
        name,
        specialities: [slug],
        names: [...Object.values(name), ...(otherSpecialityNames[slug] ?? [])],
      }),
    ),
    ...cities.map(({ slug, name }) =>
      entry({
        ...none,
        kind: 'place',
        code: slug,
        site: slug,
        name,
        names: [...Object.values(name), ...(otherCityNames[slug] ?? [])],
      }),
    ),
    ...complaints.flatMap(({ slug, name, otherWords, specialities }) => {
      const led = specialities.filter((one) => known.has(one))
      return led.length === 0
        ? []
        : entry({
            ...none,
            kind: 'complaint',
            code: slug,
            site: led[0] ?? '',
            name,
            specialities: led,
            names: Object.values(name),
            others: otherWords,
          })
    }),
  ]
  await writeEntries(orm, entries, inArray(searchEntry.kind, [...dictionaryKinds]))
}
