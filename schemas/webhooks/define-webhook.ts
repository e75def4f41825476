import type { KeySection } from '../access/scopes.ts'
import type { Label } from '../core/type.ts'

/**
 * A kind of thing whose changes other systems hear of. `schemas/<subject>/<object>.webhook.ts` exports it as default, and
 * `backend/<subject>/<object>.webhook.ts` says by which changes of which table each of its types is announced.
 */
export type WebhookDefinition<Object extends string = string, Step extends string = string> = {
  /** What has changed, the first word of its types: `appointment` of `appointment.created`. The name of the file. */
  object: Object
  label: Label
  /** The section that a key has to read for the address below. */
  section: KeySection
  /** Where a key reads it (`{company}`, `{code}`): itself, or the list that has it. */
  address: `/business-api-front2/${string}`
  /** What can happen to it, by the second word of its types. */
  steps: Readonly<Record<Step, Label>>
}

/** Declares what other systems hear of a kind of thing; the default export of `schemas/<subject>/<object>.webhook.ts`. */
export const defineWebhook = <const Object extends string, const Step extends string>(
  definition: WebhookDefinition<Object, Step>,
): WebhookDefinition<Object, Step> => definition
