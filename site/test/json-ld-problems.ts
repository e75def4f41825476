import { locales } from '../../locales/locale.ts'

/** Rules of schema.org and Google's guides for a type: required properties, and the optional ones in use. */
type Rule = { required: string[]; optional?: string[] }

const place = [
  'address',
  'geo',
  'hasMap',
  'telephone',
  'openingHoursSpecification',
  'specialOpeningHoursSpecification',
  'image',
  'url',
  'name',
]
const business: Rule = {
  required: ['name', 'address'],
  optional: [
    ...place,
    'email',
    'sameAs',
    'logo',
    'department',
    'aggregateRating',
    'review',
    'makesOffer',
    'medicalSpecialty',
  ],
}
const article: Rule = {
  required: ['headline', 'author', 'publisher', 'inLanguage', 'mainEntityOfPage'],
  optional: ['@id', 'image', 'datePublished', 'dateModified'],
}
const rules: Record<string, Rule> = {
  MedicalClinic: business,
  MedicalBusiness: business,
  Dentist: business,
  Hospital: business,
  Pharmacy: business,
  Physician: {
    required: ['name', 'url', 'memberOf'],
    optional: [...place, '@id', 'description', 'medicalSpecialty', 'knowsLanguage'],
  },
  PostalAddress: { required: ['addressCountry'], optional: ['streetAddress', 'addressLocality'] },
  GeoCoordinates: { required: ['latitude', 'longitude'] },
  OpeningHoursSpecification: {
    required: ['opens', 'closes'],
    optional: ['dayOfWeek', 'validFrom', 'validThrough'],
  },
  NewsArticle: article,
  Article: article,
  Person: {
    required: ['name'],
    optional: ['url', 'image', 'jobTitle', 'knowsLanguage', 'worksFor'],
  },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  WebSite: {
    required: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
    optional: ['potentialAction'],
  },
  SearchAction: { required: ['target', 'query-input'] },
  EntryPoint: { required: ['urlTemplate'] },
  AggregateRating: { required: ['ratingValue', 'reviewCount', 'bestRating', 'worstRating'] },
  Organization: { required: ['@id', 'name', 'url'] },
  ItemList: { required: ['name', 'numberOfItems', 'itemListElement'] },
  Service: { required: ['name'], optional: ['url', 'offers'] },
  Offer: {
    required: ['itemOffered'],
    optional: ['price', 'priceCurrency', 'priceSpecification', 'priceValidUntil'],
  },
  PriceSpecification: { required: ['priceCurrency', 'minPrice'], optional: ['maxPrice'] },
  AggregateOffer: {
    required: ['lowPrice', 'priceCurrency', 'offerCount'],
    optional: ['highPrice', 'name'],
  },
  Review: { required: ['author', 'datePublished', 'inLanguage', 'reviewBody', 'reviewRating'] },
  Rating: { required: ['ratingValue', 'bestRating', 'worstRating'] },
}

/** Patterns of property values. */
const shapes: Record<string, RegExp> = {
  url: /^https:\/\//,
  item: /^https:\/\//,
  image: /^https:\/\//,
  logo: /^https:\/\//,
  hasMap: /^https:\/\//,
  opens: /^([01]\d|2[0-3]):[0-5]\d$/,
  closes: /^([01]\d|2[0-3]):[0-5]\d$/,
  validFrom: /^\d{4}-\d\d-\d\d$/,
  validThrough: /^\d{4}-\d\d-\d\d$/,
  dateModified: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  datePublished: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  inLanguage: new RegExp(`^(${locales.join('|')})$`),
  telephone: /^\+\d{7,15}$/,
  addressCountry: /^[A-Z]{2}$/,
  priceCurrency: /^[A-Z]{3}$/,
  medicalSpecialty: /^https:\/\/schema\.org\/[A-Z]/,
  dayOfWeek: /^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/,
}

/** True for a reference to an entity that is described elsewhere. */
const isReference = (thing: Record<string, unknown>) =>
  Object.keys(thing).every((key) => ['@type', '@id', 'name', 'url', 'logo'].includes(key)) && '@id' in thing

/** Problems of structured data, as `path: problem`. */
export function jsonLdProblems(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => jsonLdProblems(item, `${path}[${index}]`))
  if (value === undefined || value === null || value === '') return [`${path}: empty`]
  if (typeof value !== 'object') return shapeProblems(value, path)
  const thing = value as Record<string, unknown>
  const inner = Object.entries(thing).flatMap(([key, item]) => jsonLdProblems(item, `${path}.${key}`))
  if ('@graph' in thing) return inner
  return [...ruleProblems(thing, path), ...inner]
}

function shapeProblems(value: unknown, path: string): string[] {
  const shape = shapes[path.replace(/\[\d+\]$/, '').replace(/^.*\./, '')]
  return shape && !shape.test(String(value)) ? [`${path}: ${String(value)}`] : []
}

function ruleProblems(thing: Record<string, unknown>, path: string): string[] {
  const type = thing['@type']
  if (type === undefined && '@id' in thing) return []
  const rule = rules[String(type)]
  if (!rule) return [`${path}: unknown type ${String(type)}`]
  const { required, optional = [] } = rule
  const missing = isReference(thing) ? [] : required.filter((name) => !(name in thing))
  const known = ['@type', ...required, ...optional, '@id', 'logo']
  const unknown = Object.keys(thing).filter((name) => !known.includes(name))
  const isHours = type === 'OpeningHoursSpecification'
  const isDated = 'dayOfWeek' in thing || ('validFrom' in thing && 'validThrough' in thing)
  return [
    ...missing.map((name) => `${path}: ${String(type)} without ${name}`),
    ...unknown.map((name) => `${path}: ${String(type)} with ${name}`),
    ...(isHours && !isDated ? [`${path}: hours of no day`] : []),
  ]
}
