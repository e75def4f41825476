import { z } from '@hono/zod-openapi'
import { defineCall } from '../http/endpoint.ts'
import { openNews } from '../live/open-news.ts'
import { place } from '../staff/place.ts'
import { consultationChannel } from './tell-live.ts'

/** R108: what happens in the consultations of a clinic, as server-sent events. */
export const consultationNews = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: '/{companyCode}/{cabinetCode}/online_consultation_news',
  summary:
    'Server-sent events: a message after each change of an online consultation of the clinic; it ends after a while, and with the session',
  access: { section: 'online-consultations', action: 'read' },
  params: place,
  answer: z.string(),
  act: async ({ member, listen, checkAgain }) =>
    openNews({
      listen: (fn) => listen(consultationChannel, fn),
      isOurs: (company) => company === member.company,
      read: async () => ({}),
      check: checkAgain,
      since: undefined,
    }),
})
