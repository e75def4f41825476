import { startTransition, useEffect, useMemo, useState } from 'react'
import type { TSchema } from '../../../../../schemas/core/type.ts'
import type { SchemaOf } from '../../../../../schemas/draft/draft-texts.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { outlineOf } from '../blocks/block-actions.ts'
import { propsSchema } from '../blocks/block-type.ts'
import { useBuilder } from '../builder/builder-context.ts'
import type { DraftTexts, readTexts } from './read-texts.ts'

/** The schemas that have been loaded, for all parts of the builder. */
const known = new Map<string, TSchema>()

/** How long after the last change the texts are read again, in milliseconds. */
const pauseMs = 400

/** The draft after a short pause in typing: computations over all of it do not run for each letter. */
function useSettledDraft(): SiteDraft {
  const { store } = useBuilder()
  const [draft, setDraft] = useState(() => store.getState().draft)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => startTransition(() => setDraft(store.getState().draft))
    settle()
    const stop = store.subscribe((now, before) => {
      if (now.draft === before.draft) return
      clearTimeout(timer)
      timer = setTimeout(settle, pauseMs)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [store])
  return draft
}

/** Reads the schemas of the blocks of a site; undefined until all of them are loaded. */
export function useSchemaOf({ pages }: Pick<SiteDraft, 'pages'>): SchemaOf | undefined {
  const { types } = useBuilder()
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
    // Texts of a block whose schema cannot be loaded are not counted: the form of the block says so.
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

/** All texts of the draft, a moment behind typing; undefined until the schemas of its blocks are loaded. */
export function useDraftTexts(): DraftTexts | undefined {
  const draft = useSettledDraft()
  const schemaOf = useSchemaOf(draft)
  const [read, setRead] = useState<typeof readTexts>()
  useEffect(() => {
    // Without it the texts are not counted; the languages of each block are shown in its form.
    import('./read-texts.ts').then((loaded) => setRead(() => loaded.readTexts), reportError)
  }, [])
  return useMemo(() => {
    if (!schemaOf || !read) return undefined
    return read(draft, schemaOf)
  }, [draft, schemaOf, read])
}
