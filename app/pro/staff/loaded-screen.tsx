'use client'

import dynamic from 'next/dynamic'

export const Keys = dynamic(() => import('../keys/keys.tsx').then((module) => module.Keys))
export const OneWebhook = dynamic(() =>
  import('../webhooks/one-webhook.tsx').then((module) => module.OneWebhook),
)
export const Staff = dynamic(() => import('./staff.tsx').then((module) => module.Staff))
export const Webhooks = dynamic(() => import('../webhooks/webhooks.tsx').then((module) => module.Webhooks))
