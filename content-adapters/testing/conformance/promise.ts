import { expect } from 'vitest'
import type { Locale } from '../../../locales/locale.ts'
import type { FacetName, Facets } from '../../source/facets.ts'
import { type ContentSource, SourceError } from '../../source.ts'
import type { recordingReader } from '../recording-reader.ts'

/** A clinic that the source has, by its slug, and the instant for which its pages are made. */
export type ConformanceFacts = { company: string; now: Date }

/** The source, opened for a new reader, with what that reader is told. */
export type Read = Omit<ReturnType<typeof recordingReader>, 'reader'> & { source: ContentSource }

/** What every source of a facet keeps. */
export type FacetPromise<Name extends FacetName> = {
  /** Finishes the sentence "it …". */
  says: string
  /** The methods of the facet that it is about, which belong together: a source with one of them keeps it, with the others of the source below. */
  about: readonly (keyof Facets[Name])[]
  keeps: (read: (locale?: Locale) => Read, facts: ConformanceFacts) => Promise<void>
}

/** What is wrong where nothing was tagged. */
export const taggedAlways =
  'call `tag` for all that is read, also for what is not found: a change of it makes the page again'

/** A name that no source has. */
export const nobody = 'nobody-has-this'

/** Expects that there is no such thing, and that the page depends on a tag that changes when there is one. */
export async function expectMissing(
  { source, tags }: Read,
  ask: (source: ContentSource) => Promise<unknown>,
) {
  const error = await ask(source).catch((reason: unknown) => reason)
  const thrown = 'what there is not is `throw new SourceError(404, …)`, no other error and no answer'
  expect(error, thrown).toBeInstanceOf(SourceError)
  expect(error, thrown).toMatchObject({ status: 404 })
  expect(tags, taggedAlways).not.toEqual([])
}

/** The first of what the clinic of the facts has. */
export function firstOf<T>(items: readonly T[], what: string): T {
  const [first] = items
  if (first === undefined)
    throw new Error(
      `The clinic of the test has no ${what}, so that nothing can be tested: add some to its data, or name by \`code\` the clinic that has some`,
    )
  return first
}
