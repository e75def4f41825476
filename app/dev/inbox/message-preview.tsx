'use client'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { type InboxItem, inboxMessage } from '../../../schemas/api/inbox.ts'
import { Tabs } from '../../../ui/page/tabs.tsx'
import { LoadingRegion, Skeleton } from '../../../ui/shown/skeleton.tsx'
import { useTranslation } from '../../use-translation.ts'

/** The height of the frame in pixels until the mail's own height is measured. */
const usualHeight = 600

/** A mail as HTML and as plain text. */
export function MessagePreview({ item }: { item: InboxItem }) {
  const { t } = useTranslation()
  const [height, setHeight] = useState(usualHeight)
  const { data, error } = useQuery({
    queryKey: ['inbox-message', item.ID],
    queryFn: async () => inboxMessage.parse(await call('GET', `/front/v1/dev/inbox/${item.ID}`)),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <p role="alert">{error.message}</p>
  if (!data)
    return (
      <LoadingRegion>
        <Skeleton shape="control" className="h-96" />
      </LoadingRegion>
    )
  return (
    <Tabs
      label={item.TITLE}
      items={[
        {
          value: 'html',
          label: t('inbox:mail'),
          content: (
            <iframe
              title={item.TITLE}
              // Scripts and forms are blocked; same origin, so that the content's height can be read.
              sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
              srcDoc={data.HTML?.replace('<head>', '<head><base target="_blank">')}
              onLoad={({ currentTarget: frame }) =>
                setHeight(frame.contentDocument?.body.offsetHeight ?? usualHeight)
              }
              height={height}
              className="w-full rounded-small"
            />
          ),
        },
        {
          value: 'text',
          label: t('inbox:asText'),
          content: (
            <pre lang={item.LOCALE} className="text-sm whitespace-pre-wrap wrap-anywhere">
              {data.TEXT}
            </pre>
          ),
        },
      ]}
    />
  )
}
