import type { SanityClient } from '@sanity/client'
import { isRecord } from '../../schemas/core/is-record.ts'
import { saidBy } from '../source/said-by.ts'
import { articleLists } from './entities/article.ts'
import { isRefused } from './fault.ts'
import type { SanityMapping } from './mapping.ts'
import { type Question, queriesOf } from './queries.ts'
import { recordsOf } from './wire/records-of.ts'

/** A mapping that no answer can make right. */
export class MappingFault extends Error {
  override name = 'MappingFault'
}

type Fetch = Pick<SanityClient, 'fetch'>['fetch']

/**
 * Asks a dataset each question that a mapping changes, once. Throws which expression Sanity does not understand, and what it says of it;
 * gives what nobody would see without a word: kinds without a document, and pages that no menu leads to.
 */
export async function judgeMapping(mapping: SanityMapping, fetch: Fetch): Promise<string[]> {
  if (Object.keys(mapping).length === 0) return []
  const ask = ({ query, params }: Question): Promise<unknown> => fetch(query, params)
  await Promise.all(questionsOf(mapping).map(ask)).catch(explained(mapping, fetch))
  return [...(await emptyKinds(mapping, fetch)), ...(await unseenPages(mapping, ask))]
}

const isArticle = (name: string): name is keyof typeof articleLists => name in articleLists

/** The questions whose documents or blocks have other names, as for a clinic that has none of them. */
function questionsOf(mapping: SanityMapping): Question[] {
  const queries = queriesOf(mapping)
  const kinds = Object.keys(mapping.documents ?? {}).filter((name) => name !== 'site' && name !== 'page')
  return [
    queries.site(mapping.site?.code ?? ''),
    queries.pages('', ''),
    ...kinds.flatMap((name) =>
      isArticle(name)
        ? [queries.articles(name, '', { page: 1, size: 1, byCategory: true }), queries.article(name, '', '')]
        : [queries.all(name, '')],
    ),
  ]
}

/** On a question that Sanity refuses: throws with the expression that is to blame, each of which is asked alone. */
const explained = (mapping: SanityMapping, fetch: Fetch) => async (error: unknown) => {
  if (!isRefused(error)) throw error
  for (const [place, query] of expressionsOf(mapping))
    try {
      await fetch(query)
    } catch (fault) {
      if (isRefused(fault))
        throw new MappingFault(`SANITY_MAPPING: ${place} is no expression of GROQ: ${saidBy(fault).trim()}`, {
          cause: fault,
        })
      throw fault
    }
  throw error
}

/** Each expression of a mapping with its place, as a question of its own. */
function expressionsOf({ documents = {}, blocks = {} }: SanityMapping): [place: string, query: string][] {
  const alone = (place: string, expressions: Record<string, string> = {}) =>
    Object.entries(expressions).map(([name, from]): [string, string] => [
      `${place}.${name} (${from})`,
      `*[_type == ""][0]{"value": ${from}}`,
    ])
  return [
    ...Object.entries(documents).flatMap(([name, { fields, filter }]) => [
      ...(filter
        ? [
            [`documents.${name}.filter (${filter})`, `count(*[_type == "" && (${filter})])`] as [
              string,
              string,
            ],
          ]
        : []),
      ...alone(`documents.${name}.fields`, fields),
    ]),
    ...Object.entries(blocks).flatMap(([name, { props }]) => alone(`blocks.${name}.props`, props)),
  ]
}

/** Kinds that have no document, and fields whose expressions find nothing in any. */
async function emptyKinds({ documents = {} }: SanityMapping, fetch: Fetch): Promise<string[]> {
  const asked = Object.entries(documents).flatMap(([name, { type, filter, fields = {} }]) => {
    const all = `_type == ${JSON.stringify(type)}`
    const place = `SANITY_MAPPING: documents.${name}`
    const ours = filter ? `${all} && (${filter})` : all
    // Who leaves a field out on purpose writes `null`.
    const mapped = Object.entries(fields).filter(([, from]) => from.trim() !== 'null')
    return [
      // The first that finds nothing says why the others do.
      [
        { of: all, says: `${place}: the dataset shows no document of the type ${type}` },
        ...(filter
          ? [{ of: ours, says: `${place}: no document of the type ${type} passes the filter ${filter}` }]
          : []),
      ],
      ...mapped.map(([field, from]) => [
        { of: ours, says: '' },
        {
          of: `${ours} && defined(${from})`,
          says: `${place}.fields.${field}: ${from} finds nothing in any document of the type ${type}`,
        },
      ]),
    ]
  })
  if (asked.length === 0) return []
  const counted = [...new Set(asked.flat().map(({ of }) => of))]
  const found: unknown = await fetch(`{${counted.map((of, at) => `"n${at}": count(*[${of}])`).join(', ')}}`)
  if (!isRecord(found)) return []
  return asked.flatMap((steps) => {
    const says = steps.find(({ of }) => found[`n${counted.indexOf(of)}`] === 0)?.says
    return says ? [says] : []
  })
}

/** Pages that no menu leads to, which nobody can open. */
async function unseenPages(
  mapping: SanityMapping,
  ask: (question: Question) => Promise<unknown>,
): Promise<string[]> {
  if (!mapping.documents?.page) return []
  const all = await ask(queriesOf(mapping).addresses())
  return recordsOf(all).flatMap(({ code, menu, pages }) => {
    const own = recordsOf(pages).filter(({ slug }) => slug)
    const inMenu = menu === null || menu === undefined ? undefined : pathsOf(menu)
    const unseen = inMenu ? own.filter(({ slug }) => !inMenu.has(`/${slug}`)) : own
    if (unseen.length === 0) return []
    const names = unseen.map(({ _id, slug }) => `/${slug} (${_id})`).join(', ')
    return [
      inMenu
        ? `pages of the clinic ${code} that no entry of its menu leads to, so that nobody can open them: ${names}`
        : `SANITY_MAPPING: documents.site.fields.menu maps no menu for the clinic ${code}: its menu is the one that it has here, and these pages open only if it has them: ${names}`,
    ]
  })
}

/** The paths that entries of a menu lead to, at any level. */
function pathsOf(menu: unknown): Set<string> {
  const found = new Set<string>()
  const walk = (entries: unknown): void => {
    for (const entry of recordsOf(entries)) {
      if (isRecord(entry.link) && typeof entry.link.path === 'string')
        found.add(entry.link.path.replace(/^\/?/, '/'))
      walk(entry.items)
    }
  }
  walk(menu)
  return found
}
