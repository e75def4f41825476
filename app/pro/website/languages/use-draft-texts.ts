import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type DraftText, draftTexts, type SchemaOf } from '../../../../schemas/draft/draft-texts.ts'
import type { TSchema } from '../../../../schemas/type.ts'
import { outlineOf } from '../block-actions.ts'
import { propsSchema } from '../block-type.ts'
import { useBuilder, useDraftState } from '../builder-context.ts'

/** The schemas that have been loaded, for all parts of the builder. */
const known = new Map<string, TSchema>()

/** Reads the schemas of the blocks of a draft; undefined until all of them are loaded. */
function useSchemaOf(): SchemaOf | undefined {
  const { types } = useBuilder()
  const pages = useDraftState(({ draft }) => draft.pages)
  const used = useMemo(
    () =>
      [
        ...new Set(
          Object.values(pages)
            .flatMap(({ blocks }) => outlineOf(blocks))
            .map(({ block }) => block.type),
        ),
      ]
        .filter((type) => types.has(type))
        .sort()
        .join(),
    [pages, types],
  )
  const [loaded, setLoaded] = useState('')
  useEffect(() => {
    let isCurrent = true
    // What cannot be loaded is not counted: the form of such a block says so.
    const load = (type: string) =>
      propsSchema(type).then(
        (schema) => known.set(type, schema),
        () => {},
      )
    void Promise.all(used.split(',').filter(Boolean).map(load)).then(() => isCurrent && setLoaded(used))
    return () => {
      isCurrent = false
    }
  }, [used])
  return useMemo(
    () =>
      loaded === used ? ({ type, v }) => (types.get(type)?.v === v ? known.get(type) : undefined) : undefined,
    [loaded, used, types],
  )
}

/** All texts of the draft, a moment behind what is typed; undefined until the schemas of its blocks are loaded. */
export function useDraftTexts(): readonly DraftText[] | undefined {
  const schemaOf = useSchemaOf()
  const draft = useDeferredValue(useDraftState(({ draft }) => draft))
  return useMemo(() => schemaOf && draftTexts(draft, schemaOf), [draft, schemaOf])
}
