import { declarations } from '../../schemas/core/declarations.ts'
import { webhookDefinitions } from '../../schemas/webhooks/registry.ts'
import type { Trigger } from '../kit/database/table-changes.ts'
import { type NotedChanges, triggersOf } from '../kit/webhooks/define-noted.ts'

const modules = import.meta.glob<Record<string, unknown>>('/backend/**/*.webhook.ts', { eager: true })

/** By which changes webhooks are told of things, by the path of the file: the exports `noted` of the files `<subject>/<object>.webhook.ts`. */
export const notedChanges = declarations<NotedChanges>(modules, 'noted')

const noted = new Set([...notedChanges.values()].map(({ definition }) => definition.object))
for (const object of webhookDefinitions.keys())
  if (!noted.has(object))
    throw new Error(
      `schemas/<subject>/${object}.webhook.ts: nothing announces it; write backend/<subject>/${object}.webhook.ts, or remove it`,
    )

/** The triggers of all of them, by name. */
export const webhookTriggers: readonly Trigger[] = [...notedChanges.values()].flatMap(triggersOf)
