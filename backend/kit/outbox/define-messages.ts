import type { Template } from './templates.ts'

/**
 * Declares the messages of a subject: the export `messages` of `<subject>/<subject>.messages.ts`, which also adds their types to
 * `Templates`. Their texts are in the namespace `messages`; each has the parts that `mailTexts` names.
 */
export const defineMessages = <const Messages extends Readonly<Record<string, Template>>>(
  messages: Messages,
): Messages => messages
