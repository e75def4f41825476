import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { resources, translate } from '../../../../locales/index.ts'
import news from '../../../../schemas/areas/news.ts'
import { render } from '../../../../ui/test/render.tsx'
import { TextProvider } from '../../../text-provider.tsx'
import { AreaProvider } from '../area-context.ts'
import { DraftBar } from './draft-bar.tsx'

const t = translate('ru')
const rights = { change: true, publish: true, add: true, order: true, isForCompany: false }

/** Renders the bar of a news item that was never saved. */
const drawn = (isDirty: boolean, publish: boolean) =>
  render(
    <TextProvider locale="ru" texts={resources.ru ?? {}}>
      <QueryClientProvider client={new QueryClient()}>
        <AreaProvider
          value={{
            definition: news,
            place: { place: '1001/0', area: 'news' },
            base: '/pro/1001/clinic-website/news',
            rights: { ...rights, publish },
            timezone: 'Asia/Almaty',
            person: 'owner@demo.test',
          }}
        >
          <DraftBar codeOf={() => undefined} isDirty={isDirty} isPending={false} save={async () => true} />
        </AreaProvider>
      </QueryClientProvider>
    </TextProvider>,
  )
const ways = [t('business:draft.publish'), t('business:draft.schedule.open')]

it('publishes or schedules a new draft by its first save', () => {
  for (const way of ways) expect(drawn(true, true)).toContain(way)
})
it('offers neither before anything is written, nor to those who may not publish', () => {
  for (const html of [drawn(false, true), drawn(true, false)])
    for (const way of ways) expect(html).not.toContain(way)
})
