import { prerender } from 'react-dom/static.edge'
import { expect, it } from 'vitest'
import { translate } from '../../../../../locales/index.ts'
import { PageProvider } from '../../../../../ui/core/page-context.tsx'
import { NoticeStrip } from './notice-strip.tsx'

const t = translate('ru')
const drawn = async (...keys: string[]) => {
  const { prelude } = await prerender(
    <PageProvider value={{ locale: 'ru', t }}>
      <NoticeStrip notices={keys.map((key) => ({ key, notice: <p>{key}</p> }))} />
    </PageProvider>,
  )
  return new Response(prelude).text()
}

it('shows the most important of several notices, and leads on to the others', async () => {
  const html = await drawn('first', 'second', 'third')
  expect(html).toContain('first')
  expect(html).not.toMatch(/second|third/)
  expect(html).toContain(t('business:site.notices.count', { number: 1, total: 3 }))
})
it('leads nowhere from a single notice, and is not there without any', async () => {
  expect(await drawn('first')).not.toContain(t('business:site.notices.next'))
  expect(await drawn()).toBe('')
})
