import type { Label } from '../core/type.ts'
import type { WebhookDefinition } from './define-webhook.ts'

// Without `import: 'default'`: a production build of Next 16.4 removes a default export that only a glob imports.
const modules = import.meta.glob<{ default: WebhookDefinition }>('../*/*.webhook.ts', { eager: true })

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1, -'.webhook.ts'.length)

/** Every kind of thing whose changes are announced to other systems, by its name. */
export const webhookDefinitions: ReadonlyMap<string, WebhookDefinition> = new Map(
  Object.entries(modules).map(([path, { default: definition }]) => {
    if (definition.object !== nameOf(path))
      throw new Error(
        `schemas/${path.slice('../'.length)} declares "${definition.object}": name the file after it, or change \`object\``,
      )
    return [definition.object, definition]
  }),
)

/** The type of a test message, which an owner sends. */
export const testType = 'webhook.test'

/** Every type of message by name, `appointment.created`, with its words. */
export const webhookTypes: ReadonlyMap<string, { object: Label; step: Label }> = new Map(
  [...webhookDefinitions.values()].flatMap(({ object, label, steps }) =>
    Object.entries(steps).map(([step, words]) => [`${object}.${step}`, { object: label, step: words }]),
  ),
)
