import { fieldsOf } from './reload-once.ts'

/** True for a text that the browser has restored, which raises no event of its own. */
const isRestored = (): boolean =>
  fieldsOf().some(
    (field) =>
      'defaultValue' in field &&
      (field.type === 'checkbox' || field.type === 'radio'
        ? field.checked !== field.defaultChecked
        : field.value !== field.defaultValue),
  )

/**
 * Reloads the page, because the session has changed in another tab (B-29). Where something was typed, offers to do so
 * instead.
 */
export async function reloadOrAsk(isTyped: boolean): Promise<void> {
  if (!isTyped && !isRestored()) return location.reload()
  const { askToReload } = await import('./session-question.ts')
  await askToReload()
}
