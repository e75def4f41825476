import { startTransition, useEffect, useMemo, useState } from 'react'
import type { BlockDefinition } from '../../../../schemas/define-block.ts'
import { type DraftText, draftTexts, type SchemaOf } from '../../../../schemas/draft/draft-texts.ts'
import type { SiteDraft } from '../../../../schemas/draft/site-draft.ts'
import { isEmptyBlock } from '../../../../schemas/draft/warnings/empty-blocks.ts'
import { blocksOf, seenPage } from '../../../../schemas/draft/warnings/warning.ts'
import type { StoredBlock } from '../../../../schemas/page.ts'
import type { TSchema } from '../../../../schemas/type.ts'
import { outlineOf } from '../block-actions.ts'
import { propsSchema } from '../block-type.ts'
import { useBuilder } from '../builder-context.ts'

/** The schemas that have been loaded, for all parts of the builder. */
const known = new Map<string, TSchema>()

/** How long after the last change the texts are read again, in milliseconds. */
const pauseMs = 400

/** The draft as it is when nothing is typed for a moment: what reads all of it does not do so for each letter. */
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

/** A draft and all texts in it, also by the block, the entry of the menu or the page that they are in. */
export type DraftTexts = {
  draft: SiteDraft
  texts: readonly DraftText[]
  byNode: ReadonlyMap<string, readonly DraftText[]>
  /** How many blocks that are not hidden lack what they cannot do without, in every language. */
  empty: number
}

/** All texts of the draft, a moment behind what is typed; undefined until the schemas of its blocks are loaded. */
export function useDraftTexts(): DraftTexts | undefined {
  const draft = useSettledDraft()
  const schemaOf = useSchemaOf(draft)
  const [settings, setSettings] = useState<TSchema | null>()
  useEffect(() => {
    // What cannot be loaded is not counted: the form of the design says so.
    import('../../../../schemas/design/site-settings.ts').then(
      ({ siteSettingsSchema }) => setSettings(siteSettingsSchema),
      () => setSettings(null),
    )
  }, [])
  return useMemo(() => {
    if (!schemaOf || settings === undefined) return undefined
    const texts = draftTexts(draft, schemaOf, settings)
    const byNode = new Map<string, DraftText[]>()
    for (const text of texts) byNode.set(text.node, [...(byNode.get(text.node) ?? []), text])
    const isEmpty = (block: StoredBlock) => {
      const schema = schemaOf(block)
      return (
        schema !== undefined &&
        !block.children &&
        isEmptyBlock(block, { props: schema as BlockDefinition['props'] })
      )
    }
    const empty = Object.values(draft.pages).flatMap((page) =>
      blocksOf(seenPage(page)).filter(isEmpty),
    ).length
    return { draft, texts, byNode, empty }
  }, [draft, schemaOf, settings])
}
