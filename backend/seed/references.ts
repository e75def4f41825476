import type { z } from 'zod'
import type { companySeed } from './company-format.ts'

type Company = z.infer<typeof companySeed>
type Checked = {
  countries: { code: string }[]
  cities: { slug: string; country: string }[]
  specialities: { slug: string }[]
  companies: Company[]
  customPages: { slug: string }[]
  redirects: { from: string }[]
}
type Path = (string | number)[]
type Report = (path: Path, message: string) => void

function unique(values: readonly string[], at: (index: number) => Path, report: Report) {
  const seen = new Set<string>()
  values.forEach((value, index) => {
    if (seen.has(value)) report(at(index), `"${value}" is there twice`)
    seen.add(value)
  })
}

function known(
  values: readonly string[],
  all: ReadonlySet<string>,
  at: (index: number) => Path,
  report: Report,
) {
  values.forEach((value, index) => {
    if (!all.has(value)) report(at(index), `"${value}" is nowhere in the seed`)
  })
}

const articleLists = [
  ['news', 'newsCategories'],
  ['materials', 'materialCategories'],
] as const

/** Reports duplicate codes and unresolved references. */
export function checkReferences(seed: Checked, context: z.RefinementCtx): void {
  const report: Report = (path, message) => context.addIssue({ code: 'custom', path, message })
  const { companies } = seed
  const countries = new Set(seed.countries.map(({ code }) => code))
  const cities = new Set(seed.cities.map(({ slug }) => slug))
  const specialities = new Set(seed.specialities.map(({ slug }) => slug))

  unique(
    seed.countries.map(({ code }) => code),
    (i) => ['countries', i, 'code'],
    report,
  )
  unique(
    seed.cities.map(({ slug }) => slug),
    (i) => ['cities', i, 'slug'],
    report,
  )
  unique(
    seed.specialities.map(({ slug }) => slug),
    (i) => ['specialities', i, 'slug'],
    report,
  )
  unique(
    seed.customPages.map(({ slug }) => slug),
    (i) => ['customPages', i, 'slug'],
    report,
  )
  unique(
    seed.redirects.map(({ from }) => from),
    (i) => ['redirects', i, 'from'],
    report,
  )
  unique(
    companies.map(({ code }) => code),
    (i) => ['companies', i, 'code'],
    report,
  )
  unique(
    companies.map(({ slug }) => slug),
    (i) => ['companies', i, 'slug'],
    report,
  )
  known(
    seed.cities.map(({ country }) => country),
    countries,
    (i) => ['cities', i, 'country'],
    report,
  )
  known(
    companies.map(({ country }) => country),
    countries,
    (i) => ['companies', i, 'country'],
    report,
  )
  known(
    companies.map(({ city }) => city),
    cities,
    (i) => ['companies', i, 'city'],
    report,
  )

  companies.forEach(({ parent }, i) => {
    const before = new Set(companies.slice(0, i).flatMap((one) => (one.parent ? [] : [one.code])))
    known(parent === undefined ? [] : [parent], before, () => ['companies', i, 'parent'], report)
  })
  for (const list of ['news', 'materials'] as const) {
    const articles = companies.flatMap((company, i) =>
      company[list].map(({ slug }, j) => ({ slug, path: ['companies', i, list, j, 'slug'] })),
    )
    unique(
      articles.map(({ slug }) => slug),
      (i) => articles[i]?.path ?? [],
      report,
    )
  }
  const hosts = companies.flatMap(({ domains }, i) =>
    domains.map((host, j) => ({ host, path: ['companies', i, 'domains', j] })),
  )
  unique(
    hosts.map(({ host }) => host),
    (i) => hosts[i]?.path ?? [],
    report,
  )

  companies.forEach((company, i) => {
    const at = (list: string, key: string) => (j: number) => ['companies', i, list, j, key]
    unique(
      company.cabinets.map(({ code }) => code),
      at('cabinets', 'code'),
      report,
    )
    unique(
      company.specialists.map(({ code }) => code),
      at('specialists', 'code'),
      report,
    )
    unique(
      company.specialists.map(({ slug }) => slug),
      at('specialists', 'slug'),
      report,
    )
    unique(
      company.services.map(({ code }) => code),
      at('services', 'code'),
      report,
    )
    for (const [list, categoryList] of articleLists) {
      const categories = company[categoryList].map(({ slug }) => slug)
      unique(categories, at(categoryList, 'slug'), report)
      known(
        company[list].map(({ category }) => category),
        new Set(categories),
        at(list, 'category'),
        report,
      )
    }
    known(
      company.primaryDomain === undefined ? [] : [company.primaryDomain],
      new Set(company.domains),
      () => ['companies', i, 'primaryDomain'],
      report,
    )
    const people = new Set(company.specialists.map(({ code }) => code))
    company.questions.forEach(({ specialist }, j) => {
      if (specialist !== undefined)
        known([specialist], people, () => at('questions', 'specialist')(j), report)
    })
    company.reviews.forEach(({ specialist }, j) => {
      if (specialist !== undefined) known([specialist], people, () => at('reviews', 'specialist')(j), report)
    })
    const cabinets = new Set(company.cabinets.map(({ code }) => code))
    company.specialists.forEach(({ schedule }, j) => {
      const seenIn = schedule.map(({ cabinet }) => cabinet)
      const path = (k: number): Path => ['companies', i, 'specialists', j, 'schedule', k, 'cabinet']
      known(seenIn, cabinets, path, report)
      unique(seenIn, path, report)
    })
    known(company.specialities, specialities, (j) => ['companies', i, 'specialities', j], report)
    company.specialists.forEach((person, j) => {
      known(
        person.specialities,
        specialities,
        (k) => ['companies', i, 'specialists', j, 'specialities', k],
        report,
      )
    })
  })
}
