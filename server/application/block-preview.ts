import { type TextKey, translate } from '../../locales/index.ts'
import { defaultLocale, type Locale, locales } from '../../locales/locale.ts'
import type { Assets } from '../../renderer/assets.ts'
import { lowVisionDocument } from '../../renderer/low-vision.tsx'
import type { ReportBlock } from '../../renderer/render-block.tsx'
import { renderDocument } from '../../renderer/render-document.ts'
import { judge } from '../../schemas/core/judge.ts'
import type { Problem } from '../../schemas/core/problem.ts'
import { resolveValue } from '../../schemas/core/resolve.ts'
import type { TObject } from '../../schemas/core/type.ts'
import { themeOf } from '../../schemas/design/theme.ts'
import type { BlockDefinition } from '../../schemas/page/define-block.ts'
import { exampleProblems } from '../../schemas/page/example-problems.ts'
import { type Block, layoutNames, type Page } from '../../schemas/page/page.ts'
import { blockDefinitions } from '../../schemas/registry.ts'
import type { LowVision } from '../../ui/visitor/low-vision.ts'
import { pageSources } from '../documents/page-sources.ts'
import type { PolicySources } from '../http/headers.ts'
import { previewPath } from './application-paths.ts'
import { previewDraft } from './preview-drafts.ts'

/** The sidebar blocks of a clinic's page (B-10). */
const sidebar = ['map', 'appointment', 'ask-question', 'company-contacts']
const menu = (locale: Locale): Page['site']['menu'] => {
  const entry = (key: TextKey) => ({ title: { text: translate(locale)(key), lang: locale }, href: '#main' })
  return [
    { ...entry('layout:home'), current: 'page' },
    { ...entry('layout:menu'), items: [entry('layout:call'), entry('layout:languages')] },
  ]
}

type PreviewOptions = {
  assets: Assets
  lowVision: LowVision | undefined
  /** Called for a block that threw. */
  report: ReportBlock
}

/**
 * A block's example (`/blocks/preview/{type}?locale=kk`) as a document, drawn by the same renderer as all pages;
 * undefined for an unknown block. With `draft` it has the props stored under that name; with `layout=landing-blog` it
 * is drawn in that layout, as on a clinic's page.
 */
export function blockPreview(
  path: string,
  query: string,
  { assets, lowVision, report }: PreviewOptions,
): string | undefined {
  const type = path.slice(previewPath.length)
  const definition = blockDefinitions.get(type)
  if (!definition) return undefined
  const wanted = new URLSearchParams(query)
  const locale = locales.find((one) => one === wanted.get('locale')) ?? defaultLocale
  const layout = layoutNames.find((one) => one === wanted.get('layout')) ?? 'empty'
  const name = { text: definition.label[locale], lang: locale }
  const isPlain = layout === 'empty'
  const page: Page = {
    locale,
    path,
    status: 200,
    layout,
    head: {
      title: definition.label[locale],
      description: '',
      canonical: 'http://localhost/',
      alternates: [],
      type: 'website',
      robots: 'noindex',
    },
    site: { name, home: '/', menu: isPlain ? [] : menu(locale) },
    theme: themeOf(layout),
    blocks: [shown(definition, locale, previewDraft(wanted.get('draft')))],
    sidebar: isPlain ? [] : sidebar.flatMap((type) => exampleOf(type, locale)),
    languages: isPlain
      ? []
      : locales.map((locale) => ({ locale, href: `?locale=${locale}&layout=${layout}` })),
    tags: [],
  }
  const html = renderDocument(page, {
    assets,
    editing: true,
    report,
  })
  return lowVision
    ? lowVisionDocument(html.toString(), lowVision, { locale, styles: assets.lowVision })
    : html.toString()
}

/** External origins that the preview at an address loads from. */
export function previewSources(path: string, query = ''): PolicySources {
  const definition = blockDefinitions.get(path.slice(previewPath.length))
  const draft = previewDraft(new URLSearchParams(query).get('draft'))
  return pageSources({ blocks: definition ? [shown(definition, defaultLocale, draft)] : [], sidebar: [] })
}

/** The block with the props of a form, judged as on a page; the example if there is no such draft. */
function shown(
  definition: BlockDefinition,
  locale: Locale,
  draft: Record<string, unknown> | undefined,
): Block {
  if (!draft) return example(definition, locale)
  const { value, problems } = judge(definition.props, draft)
  return value ? drawable(definition, value, locale) : invalid(definition, problems)
}

const exampleOf = (type: string, locale: Locale): Block[] => {
  const definition = blockDefinitions.get(type)
  return definition ? [example(definition, locale)] : []
}

/** The block's example; one that is invalid by its own schema is shown as a fault. */
function example(definition: BlockDefinition, locale: Locale): Block {
  const problems = exampleProblems(definition)
  return problems.length > 0
    ? invalid(definition, problems)
    : drawable(definition, definition.example.props, locale)
}

const invalid = ({ type, example }: BlockDefinition, problems: Problem[]): Block => ({
  id: type,
  type,
  props: example.props,
  fault: 'invalid',
  problems,
})

function drawable(
  { type, props, data, example }: BlockDefinition,
  value: Block['props'],
  locale: Locale,
): Block {
  const context = { locale, pageHref: (path: string) => path }
  const resolved = (schema: TObject, given: Record<string, unknown>) =>
    resolveValue(schema, given, context) as Block['props']
  return {
    id: type,
    type,
    props: resolved(props, value),
    ...(data && example.data && { data: resolved(data, example.data) }),
  }
}
