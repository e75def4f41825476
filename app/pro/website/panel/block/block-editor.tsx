import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useMemo, useState } from 'react'
import type { FieldTarget } from '../../../../../pro-forms/form-context.ts'
import { SchemaForm } from '../../../../../pro-forms/schema-form.tsx'
import { isEqual } from '../../../../../schemas/core/is-equal.ts'
import { type Judge, loadJudge } from '../../../../../schemas/core/load-judge.ts'
import type { TSchema } from '../../../../../schemas/core/type.ts'
import { valueChanges } from '../../../../../schemas/draft/diff.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useWide } from '../../../use-wide.ts'
import { propsSchema } from '../../draft/blocks/block-type.ts'
import { draftLending } from '../../draft/blocks/draft-lending.ts'
import { openedFrom, placeType } from '../../draft/blocks/places.ts'
import { useBuilder, useNavigation, useSelection } from '../../draft/builder/builder-context.ts'
import { AddBlock } from '../blocks/add-block.tsx'
import { BlockMenu } from '../blocks/block-menu.tsx'
import { BlockFacts } from '../facts/block-facts.tsx'
import { BlockLanguages } from '../languages/block-languages.tsx'
import { BlockDays } from './block-days.tsx'
import { OpenedSection, PlaceEditor } from './place-editor.tsx'
import { useFormServices } from './use-form-services.ts'
import { useTranslationHelp } from './use-translation-help.ts'

type Loaded = { schema: TSchema; judge: Judge<TSchema> }

/** The schema of a block's form and its validator; undefined while they load, null if they cannot be loaded. */
function useSchema(type: string, isKnown: boolean): Loaded | undefined | null {
  const [loaded, setLoaded] = useState<Loaded | null>()
  useEffect(() => {
    if (!isKnown) return
    let isCurrent = true
    propsSchema(type)
      .then(async (schema) => ({ schema, judge: await loadJudge(schema) }))
      .catch(() => null)
      .then((found) => isCurrent && setLoaded(found))
    return () => {
      isCurrent = false
    }
  }, [type, isKnown])
  return loaded
}

/** The form of a block: typed text is in the page at once, and saved soon after. */
export function BlockEditor({ block }: { block: StoredBlock }) {
  const { locale: reader } = usePage()
  const { t } = useTranslation()
  const { store, types, mayChange } = useBuilder()
  const { select } = useNavigation()
  const page = useSelection('page')
  const language = useSelection('language')
  const isWide = useWide()
  const known = types.get(block.type)
  const isEditable = known !== undefined && known.v === block.v
  const isPlace = block.type === placeType
  const loaded = useSchema(block.type, isEditable && !isPlace)
  const services = useFormServices()
  const { help, inBlock, place, onFocus, onKeyDown } = useTranslationHelp(page, block)
  // A person who has just added a block knows that its fields are empty.
  const [isNew] = useState(() => isEqual(block.props, known?.blank))
  const form = useMemo(
    () => loaded && draftLending(loaded.schema, block.props, reader),
    [loaded, block.props, reader],
  )
  const problems = useMemo(() => {
    const found = loaded?.judge(block.props).problems ?? []
    return form?.lending.place(found.filter(({ code }) => !isNew || code !== 'required')) ?? []
  }, [loaded, form, block.props, isNew])
  // Missing values that hide the block from visitors until they are there.
  const missing = useMemo(
    () => loaded?.judge(block.props).problems.find(({ code }) => code === 'required' || code === 'minItems'),
    [loaded, block.props],
  )
  const [led, lead] = useState<FieldTarget>()
  const name = known?.label ?? block.type
  const from = openedFrom(block.id)
  const change = (value: Record<string, unknown>) => {
    const props = form?.lending.lend(value) ?? value
    const changes = valueChanges(block.props, props, ['pages', page, 'blocks', block.id, 'props'])
    store.getState().change(changes, t('business:site.did.changed', { name }))
  }
  return (
    <div className="grid gap-5">
      {isWide && (
        <div className="flex items-center gap-1">
          <Button
            variant="empty"
            icon={ArrowLeft}
            aria-label={t('business:site.back')}
            onClick={() => select(undefined)}
          />
          <h2 className="text-lg font-semibold">{name}</h2>
        </div>
      )}
      <div className="-mt-3 flex items-start justify-between gap-2">
        <p className="py-2 text-sm text-ink-soft">{known?.description}</p>
        {mayChange && <BlockMenu id={block.id} name={name} />}
      </div>
      {!isEditable && <p>{t(known ? 'business:site.newer' : 'business:site.unknown')}</p>}
      {isPlace && <PlaceEditor block={block} />}
      {mayChange && from && <OpenedSection block={block} name={from.NAME} />}
      {isEditable && !isPlace && loaded === undefined && <SkeletonText lines={5} />}
      {loaded === null && <p role="alert">{t('business:site.noForm')}</p>}
      <BlockFacts type={block.type} />
      {loaded && form && (
        <>
          <BlockLanguages id={block.id} from={place} />
          {mayChange && missing && (
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-warning-tint px-4 py-2 text-warning-ink">
              {t('business:site.fill.text')}
              <Button
                variant="empty"
                size="small"
                className="bg-paper text-ink hover:bg-surface"
                onClick={() => lead({ path: missing.path, seq: (led?.seq ?? 0) + 1 })}
              >
                {t('business:site.fill.go')}
              </Button>
            </p>
          )}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a short cut of the fields in it */}
          <div className="@container/form" onFocus={onFocus} onKeyDown={onKeyDown}>
            <SchemaForm
              schema={loaded.schema}
              value={form.shown}
              lending={form.lending}
              onChange={change}
              problems={problems}
              locale={language}
              services={services}
              isReadOnly={!mayChange}
              help={help}
              target={led ?? inBlock}
            />
          </div>
        </>
      )}
      <BlockDays id={block.id} type={block.type} visibility={block.visibility} />
      {mayChange && <AddBlock after={block.id} />}
    </div>
  )
}
