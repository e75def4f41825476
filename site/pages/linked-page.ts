import { linkedToPage, linkFormToPage } from '../../content-adapters/pages/linked-to-page.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import { SourceError } from '../../content-adapters/source.ts'
import { foundVisit } from '../../schemas/api/appointment.ts'
import {
  type Link,
  type LinkedPage,
  linkedCalls,
  readLink,
  unknownStatuses,
} from '../../schemas/page/linked-pages.ts'
import type { LayoutName } from '../../schemas/page/page.ts'
import { askedFlag } from '../core/asked-flag.ts'
import { Redirect } from '../core/outcome.ts'
import type { PostedForm, Route, RouteContext } from '../core/route.ts'

/**
 * The page for links of messages; its script reads the linked object. Without a link it has a form for one, and with an invalid link too,
 * as 404. Its address has a secret, so it is not cached and its address is sent nowhere.
 */
export const linkedPage = (
  what: LinkedPage,
  layout: LayoutName = 'default',
): Pick<Route, 'isPrivate' | 'query' | 'flags' | 'load'> => ({
  isPrivate: true,
  query: ['code', 'token'],
  flags: askedFlag,
  load: async (context) => {
    const { query, host, locale, path } = context
    const code = codeIn(query)
    const token = (query.get('token') ?? '').trim()
    const pasted = readLink(code)
    if (pasted)
      throw new Redirect(`${host.href(path, locale)}?${new URLSearchParams(pasted)}`, 303, ['code', 'token'])
    if (!code && !token && !query.has('asked')) return { content: linkFormToPage(what), layout }
    const typed = { code: shown(code) }
    if (!code || !token)
      return { content: linkFormToPage(what, { ...typed, fault: 'halved' }), layout, status: 422 }
    return (await leadsNowhere(what, { code, token }, context))
      ? { content: linkFormToPage(what, { ...typed, fault: 'missing' }), layout, status: 404 }
      : { content: linkedToPage(what, { code, token }), layout }
  },
})

/** The forms of a visit's page without a script, whose link is in the address of the page alone, and the form that finds a visit without one. */
export const visitForm: PostedForm = {
  call: (_params, sent, query) =>
    sent.has('CONTACT')
      ? '/w-front/v1/appointment/find'
      : `/w-front/v1/appointment/${encodeURIComponent(codeIn(query))}/form`,
  asked: { token: 'TOKEN' },
  accepted: foundVisit.transform(({ APPOINTMENT_CODE, TOKEN }) => ({
    path: paths.managedAppointment,
    query: { code: APPOINTMENT_CODE, token: TOKEN },
  })),
}

/** The code of the address, which may have been copied with what stood around it. */
const codeIn = (query: URLSearchParams): string => (query.get('code') ?? '').trim()

/** The typed text, as much of it as a page shows. */
const shown = (written: string): string => written.slice(0, 100).toWellFormed()

/** Whether a link is invalid. If that cannot be known, the page is shown, and its script says why. */
const leadsNowhere = (what: LinkedPage, link: Link, { source }: RouteContext): Promise<boolean> =>
  source.linked(linkedCalls[what], link).then(
    () => false,
    (error: unknown) => error instanceof SourceError && unknownStatuses.includes(error.status),
  )
