import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { translate } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import { BlockProvider, PageProvider } from '../core/page-context.tsx'

/** The HTML of a part as it stands in a block `b` of a page in `locale`. */
export const render = (node: ReactNode, locale: Locale = 'ru', editing = false): string =>
  renderToStaticMarkup(
    <PageProvider value={{ locale, t: translate(locale), editing }}>
      <BlockProvider value={{ id: 'b', type: 'test' }}>{node}</BlockProvider>
    </PageProvider>,
  )
