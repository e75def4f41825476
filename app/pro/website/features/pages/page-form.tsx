import { LanguageTabs } from '../../../../../pro-forms/entity/language-tabs.tsx'
import { SchemaForm } from '../../../../../pro-forms/schema-form.tsx'
import { isBlank, pickLocalized } from '../../../../../schemas/core/localized.ts'
import { t as type } from '../../../../../schemas/core/type.ts'
import { valueChanges } from '../../../../../schemas/draft/diff.ts'
import type { DraftPage } from '../../../../../schemas/draft/site-draft.ts'
import { pageHeadProperties } from '../../../../../schemas/page/stored-page.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { LiveSnippet } from '../../canvas/view/live-snippet.tsx'
import { draftLending } from '../../draft/blocks/draft-lending.ts'
import {
  useBuilder,
  useDraftState,
  useNavigation,
  useSelection,
} from '../../draft/builder/builder-context.ts'
import { useFormServices } from '../../panel/block/use-form-services.ts'
import { SlugField } from '../../panel/slug-field.tsx'
import { PartFrame } from './part-frame.tsx'

const schema = type.object(pageHeadProperties)
/** The title and the picture of the index are chosen for the whole site (`seo-settings.ts`). */
const indexSchema = type.object({
  title: pageHeadProperties.title,
  description: pageHeadProperties.description,
})

/** Name and address of a page, and how search engines and messengers show it. */
export function PageForm({ id, page }: { id: string; page: DraftPage }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { store, mayChange } = useBuilder()
  const { visitLanguage } = useNavigation()
  const language = useSelection('language')
  const { title, searchTitle, description, image } = page
  const isIndex = page.slug === ''
  const value = {
    title,
    ...(!isIndex && searchTitle && { searchTitle }),
    ...(description && { description }),
    ...(!isIndex && image && { image }),
  }
  const seo = useDraftState(({ draft }) => draft.design.settings?.seo)
  const services = useFormServices()
  const name = pickLocalized(title, locale)?.value || t('business:site.untitled')
  const of = isIndex ? indexSchema : schema
  const { shown, lending } = draftLending(of, value, locale)
  const missing = isBlank(title.ru) ? [{ path: ['title', 'ru'], code: 'required' as const, params: {} }] : []
  return (
    <PartFrame name={name}>
      <LanguageTabs
        schema={of}
        value={value}
        asked={lending.asked}
        current={language}
        onChange={visitLanguage}
      />
      <SchemaForm
        schema={of}
        value={shown}
        lending={lending}
        services={services}
        onChange={(next) =>
          store
            .getState()
            .change(
              valueChanges(value, lending.lend(next), ['pages', id]),
              t('business:site.did.changed', { name }),
            )
        }
        problems={lending.place(missing)}
        locale={language}
        isReadOnly={!mayChange}
      />
      {isIndex && <p className="text-sm text-ink-soft">{t('business:site.seo.home')}</p>}
      <LiveSnippet
        page={id}
        title={isIndex ? seo?.title : searchTitle}
        description={(isIndex && seo?.description) || description}
        image={isIndex ? seo?.image : image}
      />
      {isIndex ? (
        <p className="text-sm text-ink-soft">{t('business:site.pages.indexAddress')}</p>
      ) : (
        <SlugField id={id} page={page} />
      )}
    </PartFrame>
  )
}
