import { isBlank, pickLocalized } from '../../../../../schemas/core/localized.ts'
import type { DraftMenuItem } from '../../../../../schemas/draft/site-draft.ts'
import { aliasLabels, menuTypeLabels, offeredTypes } from '../../../../../schemas/menu/menu-labels.ts'
import { externalLink } from '../../../../../schemas/menu/menu-target.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { NativeSelect } from '../../../../../ui/form/native-select.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder, useDraftState } from '../../draft/builder/builder-context.ts'
import { ArticleField } from './article-field.tsx'
import { aliasPages, targetChanged, targetOf } from './entry-target.ts'

/** How the addresses of another site, a phone and an e-mail begin. */
const example = 'https://example.kz, tel:+77011234567, mailto:info@example.kz'

type Names = DraftMenuItem['name']

/** Chooses the target of an entry. An entry without a name takes that of its page. */
export function TargetField({ item }: { item: DraftMenuItem }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { store, mayChange } = useBuilder()
  const pages = useDraftState(({ draft }) => draft.pages)
  const current = targetOf(item, { pages })
  const own = Object.values(pages).filter(({ slug }) => slug !== '')
  const names = new Map<string, Names>([
    ...own.map(({ slug, title }): [string, Names] => [`page:${slug}`, title]),
    ...offeredTypes.map((type): [string, Names] => [`type:${type}`, menuTypeLabels[type]]),
    ...aliasPages.map((alias): [string, Names] => [`alias:${alias}`, aliasLabels[alias]]),
  ])
  const nameOf = (value: string) =>
    pickLocalized(names.get(value), locale)?.value || value.split(':')[1] || value
  const all = [...names.keys()].map(nameOf)
  const option = (value: string) => {
    const name = nameOf(value)
    const isTwice = all.indexOf(name) !== all.lastIndexOf(name)
    // A page of the clinic may be called like a section, or like another page.
    const isTold = isTwice && value.startsWith('page:')
    return { value, label: isTold ? `${name} · /${value.slice('page:'.length)}` : name }
  }
  const ownValues = own.map(({ slug }) => `page:${slug}`)
  const groups = [
    {
      label: t('business:site.pages.target.data'),
      options: [
        ...offeredTypes.map((type) => option(`type:${type}`)),
        ...aliasPages.map((one) => option(`alias:${one}`)),
      ],
    },
    {
      label: t('business:site.pages.target.own'),
      options: (current.startsWith('page:') && !ownValues.includes(current)
        ? [...ownValues, current]
        : ownValues
      ).map(option),
    },
    {
      label: t('business:site.pages.target.other'),
      options: (['article', 'address', 'none'] as const).map((value) => ({
        value,
        label: t(`business:site.pages.target.${value}`),
      })),
    },
  ].filter(({ options }) => options.length > 0)

  const choose = (target: string) => {
    const name = names.get(target)
    const isNameless = Object.values(item.name).every(isBlank)
    const named = name && isNameless ? [{ path: ['menu', item.id, 'name'], value: { ...name } }] : []
    store.getState().change([...targetChanged(item, target), ...named], t('business:site.pages.did.target'))
  }
  return (
    <div data-field="target" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field label={t('business:site.pages.target.label')} disabled={!mayChange}>
        <NativeSelect value={current} onChange={({ target }) => choose(target.value)} options={groups} />
      </Field>
      {current === 'article' && <ArticleField item={item} />}
      {current === 'address' && <AddressField item={item} />}
    </div>
  )
}

/** The address of another site, a phone or an e-mail. */
function AddressField({ item }: { item: DraftMenuItem }) {
  const { t } = useTranslation()
  const { store, mayChange } = useBuilder()
  const address = item.relationCode ?? ''
  const isWrong = address.trim() !== '' && !externalLink(address)
  return (
    <Field
      label={t('business:site.pages.target.addressLabel')}
      hint={t('business:site.pages.target.addressHint', { example })}
      error={isWrong ? t('business:site.pages.target.addressWrong') : undefined}
      disabled={!mayChange}
    >
      <Input
        value={address}
        maxLength={2000}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) =>
          store
            .getState()
            .change(
              [{ path: ['menu', item.id, 'relationCode'], value: target.value }],
              t('business:site.pages.did.target'),
            )
        }
      />
    </Field>
  )
}
