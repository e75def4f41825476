import { readQueries } from './read-queries.mjs'

/** The name of a hit in the tables of queries. */
const nameOf = ({ entry: { kind, code, name, site, page } }) => {
  if (kind === 'service') return `service:${name.ru}`
  if (kind === 'doctor') return `doctor:${page ?? site}`
  return `${kind}:${kind === 'speciality' || kind === 'place' ? code : site}`
}

/** One divided by the place of the first right answer; 0 without one, or if the city was not recognised. */
async function reciprocalRank({ query, city, first }, { orm }, { find, groupHits }) {
  const findings = await find(orm, query)
  const place = groupHits(findings.hits)
    .flatMap(({ hits }) => hits)
    .findIndex((hit) => first.includes(nameOf(hit)))
  return place < 0 || (city && findings.city?.code !== city) ? 0 : 1 / (place + 1)
}

/** Each of the queries with its reciprocal rank, on a database with the demo. `which` chooses some of them. */
export async function rankQueries(db, modules, which = () => true) {
  const ranked = []
  for (const one of readQueries().filter((_, index) => which(index)))
    ranked.push({ ...one, rank: await reciprocalRank(one, db, modules) })
  return ranked
}

export const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
