import { useState } from 'react'
import { localizePath } from '../../../../../locales/locale.ts'
import { fold } from '../../../../../schemas/formats/fold.ts'
import type { BlockCategory } from '../../../../../schemas/page/define-block.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { Tabs } from '../../../../../ui/page/tabs.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { announce } from '../../draft/acts/announce.ts'
import { added, newId } from '../../draft/blocks/block-actions.ts'
import type { BlockType } from '../../draft/blocks/block-type.ts'
import { fitting } from '../../draft/blocks/nesting.ts'
import { useBuilder, useNavigation, useSelection } from '../../draft/builder/builder-context.ts'
import type { Adding } from '../../draft/builder/selection.ts'
import { MySections } from './my-sections.tsx'
import { type DataSource, PaletteItem } from './palette-item.tsx'
import { ReadySections } from './ready-sections.tsx'

/** Groups in the order of making a page: the opening, the texts, then what comes from the clinic's data. */
const groups: readonly BlockCategory[] = ['intro', 'text', 'media', 'clinic', 'action', 'layout']

/** The data that a clinic adds so that a block has something to show. */
const sources: Partial<Record<string, DataSource>> = {
  'specialist-grid': 'doctors',
  timetable: 'doctors',
  services: 'services',
  'latest-news': 'news',
  'news-grid': 'news',
  'material-list': 'materials',
  'review-list': 'reviews',
  promotions: 'promotions',
  gallery: 'photos',
  contacts: 'branches',
  map: 'branches',
  'opening-hours': 'branches',
}

/** The blocks and ready sections that can be added, as they would look on this site; found by words. */
export function Palette({ adding, onClose }: { adding: Adding | undefined; onClose: () => void }) {
  const { t } = useTranslation()
  const { store, types, slug, company } = useBuilder()
  const { select } = useNavigation()
  const page = useSelection('page')
  const language = useSelection('language')
  const [search, setSearch] = useState('')
  const words = fold(search)
  const found = [...types.values()].filter(
    ({ label, description, isOffered }) => isOffered && fold(`${label} ${description}`).includes(words),
  )
  const add = (block: StoredBlock, name: string) => {
    const text = t('business:site.did.added', { name })
    const { blocks = [] } = store.getState().draft.pages[page] ?? {}
    const opened = { id: page, blocks }
    const beside = adding?.beside && fitting(opened, block, adding.beside)
    store.getState().change([added(opened, block, beside)], text)
    announce(text)
    onClose()
    setSearch('')
    select(block.id)
  }
  const addNew = ({ type, v, blank, label }: BlockType) => add({ id: newId(), type, v, props: blank }, label)
  const sampleOf = (query: string) =>
    `${localizePath(`/l/${slug}`, language)}?draft=${encodeURIComponent(company)}&${query}`
  const blocks = (
    // As high as with all blocks, so that the field does not move while its text is typed.
    <div className="min-h-dvh">
      {groups.map((group) => {
        const items = found.filter(({ category }) => category === group)
        if (items.length === 0) return null
        return (
          <section key={group} aria-labelledby={`palette-${group}`} className="not-first:mt-8">
            <h3 id={`palette-${group}`} className="text-lg font-semibold">
              {t(`business:site.direct.group.${group}`)}
            </h3>
            <ul className="mt-3 grid gap-3 sm:grid-cols-2">
              {items.map((type) => (
                <PaletteItem
                  key={type.type}
                  label={type.label}
                  description={type.description}
                  source={sources[type.type]}
                  sample={sampleOf(`sample=${type.type}`)}
                  onAdd={() => addNew(type)}
                />
              ))}
            </ul>
          </section>
        )
      })}
      {found.length === 0 && <p className="mt-4 text-ink-soft">{t('business:site.notFound')}</p>}
    </div>
  )
  return (
    <Dialog
      id="site-palette"
      size="large"
      title={t('business:site.add')}
      open={adding !== undefined}
      onOpenChange={(open) => !open && onClose()}
      beginsWithField
    >
      <div className="sticky top-0 z-1 -mx-4 bg-raised px-4 pb-2 sm:-mx-6 sm:px-6">
        <Input
          aria-label={t('business:site.search')}
          placeholder={t('business:site.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {adding ? (
        <Tabs
          label={t('business:site.add')}
          items={[
            { value: 'blocks', label: t('business:site.ready.blocks'), content: blocks },
            {
              value: 'sections',
              label: t('business:site.ready.sections'),
              content: <ReadySections words={words} sampleOf={sampleOf} add={add} />,
            },
            {
              value: 'mine',
              label: t('business:site.ready.mine'),
              content: <MySections words={words} sampleOf={sampleOf} add={add} />,
            },
          ]}
        />
      ) : (
        // The samples stop loading at once, so that they do not delay typing.
        <div className="min-h-dvh" />
      )}
    </Dialog>
  )
}
