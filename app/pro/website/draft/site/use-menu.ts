import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { z } from 'zod'
import { call } from '../../../../../client/call.ts'
import type { menuFacts } from '../../../../../schemas/api/site-parts.ts'
import { hiddenPages } from '../../../../../schemas/design/hidden-pages.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { judgeDraftMenu } from '../../../../../schemas/menu/draft-menu.ts'
import { emptyTypes, storedPages } from '../../../../../schemas/menu/empty-types.ts'
import type { MenuFacts } from '../../../../../schemas/menu/judge-menu.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { queryKeyOf } from '../../../../queries/api-query.ts'
import { parsed } from '../../../../queries/parsed.ts'
import { siteMenu } from '../../../../queries/site.ts'
import { useBuilder, useDraftState, usePageHeads } from '../builder/builder-context.ts'
import type { PageHead } from '../pages/page-name.ts'

/** Until the clinic's facts are known, no entry is called hidden because of them. */
const unknown: MenuFacts = { takesQuestions: true, takesBookings: true, emptyTypes: [] }

type Around = { pages: Record<string, PageHead>; design: SiteDraft['design'] }

function factsOf(facts: z.infer<typeof menuFacts>, { pages, design }: Around): MenuFacts {
  const filled = {
    hasDescription: facts.HAS_DESCRIPTION,
    hasDoctor: facts.HAS_DOCTOR,
    hasPhoto: facts.HAS_PHOTO,
    hasPromotion: facts.HAS_PROMOTION,
  }
  const slugs = new Set(Object.values(pages).map(({ slug }) => slug))
  return {
    takesQuestions: facts.TAKES_QUESTIONS,
    takesBookings: facts.TAKES_BOOKINGS,
    emptyTypes: emptyTypes({ ...filled, ...storedPages(slugs) }),
    hiddenPages: hiddenPages(design.settings),
  }
}

/** The menu of the draft as it is typed, each entry with its target and why visitors do not see it. */
export function useMenu() {
  const { locale } = usePage()
  const { place } = useBuilder()
  const menu = useDraftState(({ draft }) => draft.menu)
  const pages = usePageHeads()
  const design = useDraftState(({ draft }) => draft.design)
  const query = siteMenu(place)
  const { data } = useQuery({
    queryKey: queryKeyOf(query, locale),
    queryFn: ({ signal }) => parsed(query.schema, call('GET', query.path, undefined, { signal })),
  })
  const facts = useMemo(
    () => (data ? factsOf(data.FACTS, { pages, design }) : unknown),
    [data, pages, design],
  )
  return useMemo(() => ({ menu, pages, facts, judged: judgeDraftMenu(menu, facts) }), [menu, pages, facts])
}
