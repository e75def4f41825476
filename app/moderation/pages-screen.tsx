import type { Metadata } from 'next'
import { translate } from '../../locales/index.ts'
import { pageCaseStates } from '../../schemas/api/page-case.ts'
import type { PageQueue } from '../../schemas/page-cases/page-case.ts'
import { oneOf, pageNumber, type QueryProps } from '../page-query.ts'
import { moderatedPages } from '../queries/moderation.ts'
import { Prefetched } from '../queries/prefetched.tsx'
import { requestLocale } from '../request-locale.ts'
import { PagesQueue } from './pages-queue.tsx'

/** The screen of a queue of pages, and its title. */
export const pagesScreen = (queue: PageQueue) => ({
  title: async (): Promise<Metadata> => ({
    title: translate(await requestLocale())(`moderation:queue.${queue}`),
  }),
  screen: async ({ searchParams }: QueryProps) => {
    const query = await searchParams
    const state = oneOf(pageCaseStates, query.state) ?? 'waiting'
    const page = pageNumber(query.page)
    return (
      <Prefetched queries={[moderatedPages(queue, state, page)]}>
        <PagesQueue queue={queue} state={state} page={page} now={new Date().toISOString()} />
      </Prefetched>
    )
  },
})
