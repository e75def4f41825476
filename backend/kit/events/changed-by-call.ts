import { AsyncLocalStorage } from 'node:async_hooks'
import { isOfAnswers } from '../../../schemas/tags.ts'

const calls = new AsyncLocalStorage<Set<string>>()

/** Runs a call, and collects into `changed` the tags of the answers that it alters. */
export const collectingChanges = <T>(changed: Set<string>, run: () => T): T => calls.run(changed, run)

/** Adds tags to those that the present call has changed; nothing outside of a call. */
export function noteChanged(tags: Iterable<string>): void {
  const changed = calls.getStore()
  for (const tag of tags) if (isOfAnswers(tag)) changed?.add(tag)
}
