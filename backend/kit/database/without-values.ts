import { DrizzleQueryError } from 'drizzle-orm'

/**
 * Properties of errors in which drivers put values of a query: parameters, and Postgres messages that quote
 * the row.
 */
const valued = ['params', 'parameters', 'detail', 'where', 'queryOptions']

/** The frames of a stack without the message. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message)
  return at < 0 ? '' : stack.slice(at + message.length)
}

/**
 * A copy of an error for the log, with its causes: a failed query keeps its text but not its values, which
 * may be codes, links and password hashes.
 */
export function withoutValues(error: unknown, above: readonly unknown[] = []): unknown {
  if (!(error instanceof Error)) return error
  // Causes may be circular.
  if (above.includes(error)) return undefined
  const inner = (one: unknown) => withoutValues(one, [...above, error])
  const isQuery = error instanceof DrizzleQueryError
  const message = isQuery ? `Failed query: ${error.query}` : error.message
  const stack = isQuery ? `${error.name}: ${message}${framesOf(error)}` : error.stack
  const safeProperties = Object.entries(error).filter(([key]) => !valued.includes(key))
  const copy = Object.create(
    Object.getPrototypeOf(error),
    Object.getOwnPropertyDescriptors(Object.fromEntries(safeProperties)),
  )
  const hidden = { message, stack, cause: inner(error.cause) }
  for (const [key, value] of Object.entries(hidden)) Object.defineProperty(copy, key, { value })
  if (error instanceof AggregateError)
    Object.defineProperty(copy, 'errors', { value: error.errors.map(inner) })
  return copy
}
