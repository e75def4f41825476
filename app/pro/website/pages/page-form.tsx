import { LanguageTabs } from '../../../../pro-forms/entity/language-tabs.tsx'
import { SchemaForm } from '../../../../pro-forms/schema-form.tsx'
import { valueChanges } from '../../../../schemas/draft/diff.ts'
import type { DraftPage } from '../../../../schemas/draft/site-draft.ts'
import { isBlank, pickLocalized } from '../../../../schemas/localized.ts'
import { pageHeadProperties } from '../../../../schemas/stored-page.ts'
import { t as type } from '../../../../schemas/type.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { useBuilder } from '../builder-context.ts'
import { PartFrame } from './part-frame.tsx'
import { SlugField } from './slug-field.tsx'

const schema = type.object(pageHeadProperties)

/** Name, address and description of a page. */
export function PageForm({ id, page }: { id: string; page: DraftPage }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { store, language, visitLanguage, mayChange } = useBuilder()
  const { title, description } = page
  const value = { title, ...(description && { description }) }
  const name = pickLocalized(title, locale)?.value || t('business:site.untitled')
  const problems = isBlank(title.ru) ? [{ path: ['title', 'ru'], code: 'required' as const, params: {} }] : []
  return (
    <PartFrame name={name}>
      <LanguageTabs schema={schema} value={value} current={language} onChange={visitLanguage} />
      <SchemaForm
        schema={schema}
        value={value}
        onChange={(next) =>
          store
            .getState()
            .change(valueChanges(value, next, ['pages', id]), t('business:site.did.changed', { name }))
        }
        problems={problems}
        locale={language}
        isReadOnly={!mayChange}
      />
      {page.slug === '' ? (
        <p className="text-sm text-ink-soft">{t('business:site.pages.indexAddress')}</p>
      ) : (
        <SlugField id={id} page={page} />
      )}
    </PartFrame>
  )
}
