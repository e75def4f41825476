import { useMemo } from 'react'
import { LanguageTabs } from '../../../../../pro-forms/entity/language-tabs.tsx'
import { SchemaForm } from '../../../../../pro-forms/schema-form.tsx'
import type { Problem } from '../../../../../schemas/core/problem.ts'
import type { Design } from '../../../../../schemas/design/design-schema.ts'
import { themeOf } from '../../../../../schemas/design/theme.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { draftLending } from '../../draft/blocks/draft-lending.ts'
import { useBuilder, useNavigation, useSelection } from '../../draft/builder/builder-context.ts'
import type { DesignSection } from '../../draft/pages/design-sections.ts'
import { useFormServices } from '../../panel/block/use-form-services.ts'
import { HomeSnippet } from './home-snippet.tsx'
import { ReadyNotices } from './ready-notices.tsx'
import { sectionChanges, sectionValue } from './section-value.ts'

type Props = { section: DesignSection; design: Design; problems: readonly Problem[] }

/** Sections with texts, which are written in each language. */
const withTexts: readonly string[] = ['notice', 'footer', 'seo']

/** The form of a section: a choice is in the draft at once, as a step with the name of the section. */
export function SectionForm({ section, design, problems }: Props) {
  const { t } = useTranslation()
  const { locale: reader } = usePage()
  const { store, mayChange } = useBuilder()
  const { visitLanguage } = useNavigation()
  const language = useSelection('language')
  const target = useSelection('target')
  const given = useFormServices()
  const { accent: _, ...palette } = design.theme
  const { accent } = themeOf(design.template, palette)
  const services = useMemo(() => ({ ...given, accent }), [given, accent])
  const value = useMemo(() => sectionValue(design, section), [design, section])
  const own = useMemo(() => {
    const { length } = section.path
    return problems
      .filter(({ path }) => section.path.every((step, index) => path[index] === step))
      .map((problem) => ({ ...problem, path: problem.path.slice(length) }))
      .filter(({ path }) => String(path[0]) in section.schema.properties)
  }, [problems, section])
  const inSection = useMemo(() => {
    const path = target?.path.slice(1 + section.path.length)
    const isInside = target && ['design', ...section.path].every((step, index) => target.path[index] === step)
    return isInside && path && String(path[0]) in section.schema.properties ? { ...target, path } : undefined
  }, [target, section])
  const { shown, lending } = useMemo(
    () => draftLending(section.schema, value, reader),
    [section, value, reader],
  )
  const change = (next: Record<string, unknown>) => {
    const name = t(`business:site.design.section.${section.name}`)
    const changes = sectionChanges(section, value, lending.lend(next))
    store.getState().change(changes, t('business:site.did.changed', { name }))
  }
  return (
    <div className="@container/form -me-9 grid grid-cols-1 gap-5">
      {section.name === 'notice' && <ReadyNotices notice={value} />}
      {withTexts.includes(section.name) && (
        <LanguageTabs
          schema={section.schema}
          value={value}
          asked={lending.asked}
          current={language}
          onChange={visitLanguage}
        />
      )}
      <SchemaForm
        schema={section.schema}
        value={shown}
        onChange={change}
        problems={own}
        lending={lending}
        locale={language}
        services={services}
        isReadOnly={!mayChange}
        target={inSection}
      />
      {section.name === 'seo' && <HomeSnippet />}
    </div>
  )
}
