import { defaultCategory } from '../../schemas/articles/default-category.ts'
import { structureOf } from '../../schemas/core/schema-shape.ts'
import type { TSchema } from '../../schemas/core/type.ts'
import type { DocumentDefinition } from './define-document.ts'
import { documentDefinitions, referredDocuments, refersToDocument } from './documents.ts'
import type { SanityMapping } from './mapping.ts'
import { sanityName } from './type-name.ts'
import { projectedBlocks } from './wire/mapped-blocks.ts'

/**
 * A query of GROQ with its parameters, and our tags of its answer beside those that Sanity names. `isOptional` is one without whose answer the
 * page goes on, so that nobody waits for it until the deadline of the page. `isApart` is one in a call of its own, because what is asked at the same time
 * changes more often.
 */
export type Question = {
  query: string
  params: Record<string, unknown>
  tags?: readonly string[]
  isOptional?: true
  isApart?: true
}

/** The fields of a document that stands in another one. */
const shown = new Set(['code', 'slug', 'title', 'name', 'photo', 'order'])

const propertiesOf = (schema: TSchema): Record<string, TSchema> => {
  const shape = structureOf(schema)
  return shape.kind === 'object' ? shape.properties : {}
}

/** A slug is an object where it is a field of the type `slug`. */
const slugText = (from: string) => `coalesce((${from}).current, ${from})`
/** Other datasets have a name for the first page, which has none with us. */
const pageSlug = (slug: string) => `select((${slug}) in ["home", "index", "/"] => "", ${slug})`

/** The queries of a dataset; with a mapping, of one with other names. */
export function queriesOf(mapping: SanityMapping = {}) {
  const mapped = (name: string) => mapping.documents?.[name]
  const typeOf = (name: string) => mapped(name)?.type ?? sanityName(name)

  /** How a field is read from its document. */
  function fieldOf(document: string, field: string): string {
    const from = mapped(document)?.fields?.[field] ?? field
    if (field !== 'slug') return from
    return document === 'page' && mapped('page') ? pageSlug(slugText(from)) : slugText(from)
  }

  /** The condition that a document belongs to a site. */
  const belongsTo = (name: string, owner: string): string => {
    const from = mapped(name)?.fields?.site
    return from ? `coalesce((${from})._ref, (${from})._id) == ${owner}` : `site._ref == ${owner}`
  }

  const definition = (name: string): DocumentDefinition => {
    const found = documentDefinitions.get(name)
    if (!found) throw new Error(`There is no document ${name}`)
    return found
  }

  /** The fields of a document that stands in another one; `isOther` if it is of another kind than ours, as an author who is no doctor. */
  const stub = ({ name, schema }: DocumentDefinition): string => {
    const fields = Object.keys(schema.properties).filter((field) => shown.has(field))
    const own = fields.map((field) => `"${field}": ${fieldOf(name, field)}`)
    return `{_id, "isOther": _type != "${typeOf(name)}", ${own.join(', ')}}`
  }

  /** A list whose items refer to documents has their codes. */
  const codes = (items: TSchema): string | undefined => {
    const references = Object.entries(propertiesOf(items)).filter(([, schema]) => refersToDocument(schema))
    if (references.length === 0) return undefined
    return `[]{..., ${references.map(([field]) => `"${field}": coalesce(${field}->code, ${field}->_id, ${field})`).join(', ')}}`
  }

  /** Everything that we read of a document, with what it refers to. */
  function projection(name: string): string {
    const { schema, hasBlocks } = definition(name)
    const fields = Object.entries(schema.properties).flatMap(([field, property]) => {
      const from = fieldOf(name, field)
      if (field === 'site') return []
      const [target] = referredDocuments(property as TSchema)
      if (target) return `"${field}": ${from}->${stub(target)}`
      const shape = structureOf(property as TSchema)
      const items = shape.kind === 'array' ? codes(shape.items) : undefined
      return items ? `"${field}": ${from}${items}` : from === field ? field : `"${field}": ${from}`
    })
    if (hasBlocks) fields.push(`"blocks": ${projectedBlocks(fieldOf(name, 'blocks'), mapping.blocks)}`)
    return `{_id, _createdAt, _updatedAt, ${fields.join(', ')}}`
  }

  /** The documents of a kind, whosever they are. */
  function every(name: string, ...conditions: string[]): string {
    const filter = mapped(name)?.filter
    return `*[${[`_type == "${typeOf(name)}"`, ...(filter ? [`(${filter})`] : []), ...conditions].join(' && ')}]`
  }

  /** Those that belong to the site `$site`, or to that of `owner`. */
  const of = (name: string, owner = '$site', ...conditions: string[]): string =>
    every(name, ...(mapping.site ? [] : [belongsTo(name, owner)]), ...conditions)

  const inOrder = (name: string) =>
    `order(coalesce(${fieldOf(name, 'order')}, 999999) asc, _createdAt asc, _id asc)`
  const params = (site: string, more: Record<string, unknown> = {}) => ({
    ...(mapping.site ? {} : { site }),
    ...more,
  })

  return {
    /** Which clinics have a site in the dataset; undefined where the mapping says it. */
    sites: (): Question => ({
      query: `${every('site')} | order(_createdAt asc, _id asc) {_id, "company": ${fieldOf('site', 'company')}, "code": ${fieldOf('site', 'code')}}`,
      params: {},
    }),

    /** What every page of a site needs: its design and menu, the clinic and its branches. */
    site: (code: string): Question => {
      const parts = (owner: string) =>
        `"clinic": ${of('clinic', owner)}[0]${projection('clinic')}, "branches": ${of('branch', owner)} | ${inOrder('branch')} ${projection('branch')}`
      // What a document of the dataset says of the site lies over the constant.
      const own = mapped('site') ? `"own": ${every('site')}[0]${projection('site')}, ` : ''
      if (mapping.site)
        return {
          query: `{"_id": "", ${own}${JSON.stringify(mapping.site).slice(1, -1)}, ${parts('$site')}}`,
          params: {},
        }
      return {
        query: `${every('site', `${fieldOf('site', 'code')} == $code`)} | order(_createdAt asc, _id asc) [0]${projection('site').slice(0, -1)}, ${parts('^._id')}}`,
        params: { code },
      }
    },

    /** The menu of each site, and the addresses of its pages. */
    addresses: (): Question => {
      const pages = (owner: string) =>
        `"pages": ${of('page', owner)}{_id, "slug": ${fieldOf('page', 'slug')}}`
      const menu = `"menu": ${fieldOf('site', 'menu')}`
      const one = mapping.site
      const query = one
        ? `[{"code": ${JSON.stringify(one.code)}, ${mapped('site') ? `"menu": ${every('site')}[0]{${menu}}.menu, ` : ''}${pages('')}}]`
        : `${every('site')}{"code": ${fieldOf('site', 'code')}, ${menu}, ${pages('^._id')}}`
      return { query, params: {} }
    },

    /** The page with a slug, or all pages. */
    pages: (site: string, slug?: string): Question => ({
      query: `${of('page', '$site', ...(slug === undefined ? [] : [`coalesce(${fieldOf('page', 'slug')}, "") == $slug`]))} | order(_createdAt asc, _id asc) ${projection('page')}`,
      params: params(site, slug === undefined ? {} : { slug }),
    }),

    /** A page of a list of articles, the newest first or by category, and how many there are. */
    articles: (name: string, site: string, list: ArticleList): Question => {
      const category = fieldOf(name, 'category')
      const date = `coalesce(${fieldOf(name, 'date')}, _createdAt)`
      const slug = categorySlug(category)
      const inCategory =
        list.category === undefined
          ? []
          : [`coalesce(${slug}, ${JSON.stringify(defaultCategory.slug)}) == $category`]
      const found = of(name, '$site', ...inCategory)
      const byCategory = list.byCategory
        ? `coalesce(${category}->${fieldOf('article-category', 'order')}, 999999) asc, coalesce(${slug}, "") asc, `
        : ''
      return {
        query: `{"items": ${found} | order(${byCategory}${date} desc, _id asc) [$from...$to] ${listed(name)}, "total": count(${found})}`,
        params: params(site, {
          from: (list.page - 1) * list.size,
          to: list.page * list.size,
          ...(list.category !== undefined && { category: list.category }),
        }),
      }
    },

    /** How many articles have no category. */
    uncategorized: (name: string, site: string): Question => ({
      query: `count(${of(name, '$site', `!defined(${categorySlug(fieldOf(name, 'category'))})`)})`,
      params: params(site),
    }),

    /** An article by its slug. */
    article: (name: string, site: string, slug: string): Question => ({
      query: `${of(name, '$site', `${fieldOf(name, 'slug')} == $slug`)}[0]${projection(name)}`,
      params: params(site, { slug }),
    }),

    /** All documents of a type, in their order. */
    all: (name: string, site: string): Question => ({
      query: `${of(name)} | ${inOrder(name)} ${projection(name)}`,
      params: params(site),
    }),
  }

  function categorySlug(category: string): string {
    return `${category}->{"slug": ${fieldOf('article-category', 'slug')}}.slug`
  }

  /** An article without its text, which lists do not show. */
  function listed(name: string): string {
    const fields = ['slug', 'title', 'category', 'lead', 'image', 'date', 'redirect']
    const parts = fields.map((field) => {
      const [target] = referredDocuments(definition(name).schema.properties[field] as TSchema)
      return `"${field}": ${fieldOf(name, field)}${target ? `->${stub(target)}` : ''}`
    })
    return `{_id, _createdAt, ${parts.join(', ')}}`
  }
}

export type Queries = ReturnType<typeof queriesOf>
export type ArticleList = { category?: string | undefined; page: number; size: number; byCategory?: boolean }
