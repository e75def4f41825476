import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { translate } from '../locales/index.ts'
import { locales } from '../locales/locale.ts'
import type { Block } from '../schemas/page.ts'
import { blockDefinitions } from '../schemas/registry.ts'
import { resolveValue } from '../schemas/resolve.ts'
import { PageProvider } from '../ui/page-context.tsx'
import { BlockView } from './block-view.tsx'
import { writeMarkup } from './markup/write-markup.ts'
import { withJson } from './test/with-json.ts'

const cases = [...blockDefinitions.values()].flatMap((definition) =>
  locales.map((locale) => ({ ...definition, locale })),
)

test.each(cases)('draws $type in $locale as React does', ({ type, props, data, example, locale }) => {
  const context = { locale, pageHref: (path: string) => path }
  const block: Block = {
    id: 'b',
    type,
    props: resolveValue(props, example.props, context) as Block['props'],
    ...(data && example.data && { data: resolveValue(data, example.data, context) as Block['props'] }),
  }
  const tree = (
    <PageProvider value={{ locale, t: translate(locale) }}>
      <BlockView block={block}>{['inside']}</BlockView>
    </PageProvider>
  )
  const preloads = /<link rel="preload" as="image"[^>]*>/g
  expect(writeMarkup(tree)).toBe(withJson(renderToStaticMarkup(tree).replace(preloads, '')))
})
