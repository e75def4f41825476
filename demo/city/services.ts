import { four } from '../../schemas/core/four.ts'
import type { Label } from '../../schemas/core/type.ts'
import { addDays } from '../../schemas/formats/zone.ts'
import { specialities } from '../../schemas/reference/specialities.ts'
import type { SeedService } from '../parts/seed-types.ts'
import type { Random } from '../pictures/random.ts'
import { offers, type ServiceText } from './texts/services.ts'

const visits = four('Приём врачей', 'Дәрігерлердің қабылдауы', 'Shifokorlar qabuli', 'Visits')
const treatment = four(
  'Диагностика и лечение',
  'Диагностика және ем',
  'Diagnostika va davolash',
  'Tests and treatment',
)

/** Russian genitives that do not follow from the last letter. */
const genitives: Record<string, string> = {
  'dental-hygienist': 'гигиениста',
  'pediatric-dentist': 'детского стоматолога',
  'family-doctor': 'семейного врача',
  'emergency-doctor': 'дежурного врача',
  'ent-doctor': 'оториноларинголога (ЛОР)',
  'ultrasound-doctor': 'врача УЗИ',
}

/** "A visit to a cardiologist", as price lists have it. */
function visitName(slug: string, { ru, kk, uz, en }: Label): Label {
  const genitive = genitives[slug] ?? ru.toLowerCase().replace(/(?=-|$)/g, 'а')
  const owner = kk.endsWith('і') ? `${kk}нің` : kk.endsWith('ы') ? `${kk}ның` : kk
  return four(`Приём ${genitive}`, `${owner} қабылдауы`, `${uz} qabuli`, `${en} visit`)
}

/** A price that looks like one: in hundreds, or in thousands where it is large. */
const rounded = (price: number): number => {
  const step = price < 5000 ? 100 : price < 30_000 ? 500 : 1000
  return Math.round(price / step) * step
}

/** Price list of a clinic with doctors of these specialities, at its own level of prices. */
export function servicesOf(
  slugs: readonly string[],
  { code, level, today, random }: { code: string; level: number; today: string; random: Random },
): SeedService[] {
  const priced = (price: number) => rounded(price * level * random.between(0.95, 1.05))
  const common = () => ({ currency: 'KZT', updatedAt: addDays(today, -random.integer(3, 170)) })
  const visited = slugs.flatMap((slug): Omit<SeedService, 'code'>[] => {
    const [speciality, offer] = [specialities[slug], offers[slug]]
    if (!speciality || !offer) return []
    const [first, repeat] = offer.visit
    const price = priced(first)
    return [
      {
        name: visitName(slug, speciality),
        group: visits,
        price,
        priceRepeat: Math.min(price, rounded((price * repeat) / first)),
        duration: offer.minutes,
        ...common(),
      },
    ]
  })
  const unique = new Map<string, ServiceText>(
    slugs.flatMap((slug) => (offers[slug]?.services ?? []).map((one) => [one.name.ru, one] as const)),
  )
  const treated = [...unique.values()].map((one): Omit<SeedService, 'code'> => {
    const price = priced(one.price)
    return {
      name: one.name,
      group: treatment,
      price,
      ...(one.priceTo && { priceTo: rounded((price * one.priceTo) / one.price) }),
      ...common(),
    }
  })
  return [...visited, ...treated].map((service, index) => ({ code: `${code}-s${index + 1}`, ...service }))
}

/** Those of a price list that doctors with these specialities give. */
export function servicesFor(slugs: readonly string[], services: readonly SeedService[]): SeedService[] {
  const names = new Set(
    slugs.flatMap((slug) => {
      const speciality = specialities[slug]
      return [
        ...(speciality ? [visitName(slug, speciality).ru] : []),
        ...(offers[slug]?.services ?? []).map(({ name }) => name.ru),
      ]
    }),
  )
  return services.filter(({ name }) => names.has(name.ru))
}
