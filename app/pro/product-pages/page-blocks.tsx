'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../client/call.ts'
import type { Locale } from '../../../locales/locale.ts'
import { EntityForm } from '../../../pro-forms/entity/entity-form.tsx'
import { productPageBlocks, savedProductPageBlock } from '../../../schemas/api/product-page-blocks.ts'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import type { TSchema } from '../../../schemas/core/type.ts'
import { contentSchema } from '../../../schemas/draft/editable-content.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Expandable } from '../../../ui/shown/expandable.tsx'
import { SkeletonText } from '../../../ui/shown/skeleton.tsx'
import { useTranslation } from '../../use-translation.ts'
import { areaAnswers } from '../area/area-answers.ts'
import { useArea } from '../area/area-context.ts'
import { areaKeys, readPath, writePath } from '../area/area-queries.ts'
import type { BelowProps } from '../areas/parts.ts'
import { propsSchema } from '../website/draft/blocks/block-type.ts'

type Block = { ID: string; TYPE: string; VALUE: Record<string, unknown> }

/** The first words of a block, which serve as its name. */
const titleOf = ({ VALUE }: Block, locale: Locale): string =>
  [VALUE.title, VALUE.text, VALUE.lead].flatMap((text) => {
    const found = pickLocalized(text as Parameters<typeof pickLocalized>[0], locale)?.value
    return typeof found === 'string' ? [found] : []
  })[0] ?? ''

/** The texts in the blocks of a page of the product, each block as a form of its own. */
export function PageBlocks({ code }: BelowProps) {
  const { t } = useTranslation()
  const { place, rights } = useArea()
  const client = useQueryClient()
  const path = `/${encodeURIComponent(code)}/blocks`
  const key = [...areaKeys.row(place, code), 'blocks']
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      productPageBlocks.parse(await call('GET', readPath(place, path), undefined, { signal })),
  })
  const [resets, setResets] = useState(0)
  if (!data || data.BLOCKS.length === 0) return null
  async function reset() {
    client.setQueryData(key, productPageBlocks.parse(await call('DELETE', writePath(place, path))))
    setResets(resets + 1)
    await client.invalidateQueries({ queryKey: areaKeys.area(place) })
  }
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('business:productPages.blocks')}</h2>
      <p className="max-w-text text-ink-soft">{t('business:productPages.hint')}</p>
      <div>
        {data.BLOCKS.map((block) => (
          <BlockTexts key={`${block.ID} ${resets}`} block={block} revision={data.REVISION} path={path} />
        ))}
      </div>
      {data.IS_CHANGED && rights.change && (
        <Button variant="secondary" className="justify-self-start" onClick={reset}>
          {t('business:productPages.reset')}
        </Button>
      )}
    </section>
  )
}

type TextsProps = { block: Block; revision: number; path: string }

/** A block; its form is rendered once it is unfolded. */
function BlockTexts(props: TextsProps) {
  const { locale } = usePage()
  const { block } = props
  const [isOpened, setOpened] = useState(false)
  return (
    <Expandable summary={titleOf(block, locale) || block.ID} onToggle={() => setOpened(true)}>
      {isOpened && <BlockTextsForm {...props} />}
    </Expandable>
  )
}

function BlockTextsForm({ block: { ID, TYPE, VALUE }, revision, path }: TextsProps) {
  const { t } = useTranslation()
  const { place, rights, person } = useArea()
  const client = useQueryClient()
  const [schema, setSchema] = useState<TSchema | null>()
  useEffect(() => {
    void propsSchema(TYPE).then(
      (found) => setSchema(contentSchema(found)),
      () => setSchema(null),
    )
  }, [TYPE])
  if (schema === null) return <p role="alert">{t('business:site.noForm')}</p>
  if (schema === undefined) return <SkeletonText lines={4} />
  return (
    <EntityForm
      schema={schema}
      stored={{ value: VALUE, revision }}
      draftName={[person, place.area, path, ID].join(':')}
      isReadOnly={!rights.change}
      services={{
        upload: async (file, onProgress) => {
          const form = new FormData()
          form.set('file', file)
          const stored = call('POST', writePath(place, '_pictures'), form, onProgress && { onProgress })
          return (await areaAnswers.picture()).parse(await stored)
        },
      }}
      save={async ({ value, revision: REVISION }) => {
        const answer = await call('PUT', writePath(place, `${path}/${encodeURIComponent(ID)}`), {
          VALUE: value,
          REVISION,
        })
        const saved = savedProductPageBlock.parse(answer)
        return { value: saved.VALUE, revision: saved.REVISION }
      }}
      readConflict={async (data) => {
        const theirs = savedProductPageBlock.parse(data)
        return {
          value: theirs.VALUE,
          revision: theirs.REVISION,
          savedAt: theirs.UPDATED_AT,
          savedBy: theirs.UPDATED_BY ?? undefined,
        }
      }}
      onSaved={() => void client.invalidateQueries({ queryKey: areaKeys.area(place) })}
    />
  )
}
