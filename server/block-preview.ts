import { translate } from '../locales/index.ts'
import { defaultLocale, isLocale, type Locale } from '../locales/locale.ts'
import type { Assets } from '../renderer/assets.ts'
import { renderDocument } from '../renderer/render-document.ts'
import type { Block, Page } from '../schemas/page.ts'
import { blockDefinitions } from '../schemas/registry.ts'
import { resolveValue } from '../schemas/resolve.ts'
import { defaultTheme } from '../schemas/theme.ts'
import { previewPath } from './application-paths.ts'

/**
 * A block's own example (`/blocks/preview/{type}?locale=kk`) as a document of its own, drawn by the renderer of all
 * pages; undefined for an unknown block.
 */
export function blockPreview(path: string, query: string, assets: Assets): string | undefined {
  const type = path.slice(previewPath.length)
  const definition = blockDefinitions.get(type)
  if (!definition) return undefined
  const wanted = new URLSearchParams(query).get('locale')
  const locale: Locale = isLocale(wanted) ? wanted : defaultLocale
  const context = { locale, pageHref: (path: string) => path }
  const { props, data } = definition.example
  const block: Block = {
    id: type,
    type,
    props: resolveValue(definition.props, props, context) as Block['props'],
    ...(definition.data && data && { data: resolveValue(definition.data, data, context) as Block['props'] }),
  }
  const page: Page = {
    locale,
    path,
    status: 200,
    layout: 'empty',
    head: {
      title: definition.label[locale],
      description: '',
      canonical: 'http://localhost/',
      alternates: [],
      type: 'website',
      robots: 'noindex',
    },
    site: { name: { text: translate(locale)('layout:home'), lang: locale }, home: '/', menu: [] },
    theme: defaultTheme,
    blocks: [block],
    sidebar: [],
    languages: [],
    tags: [],
  }
  const html = renderDocument(page, {
    assets,
    editing: true,
    report: (_, error) => {
      throw error
    },
  })
  return html.toString()
}
