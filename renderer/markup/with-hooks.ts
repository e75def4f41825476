import * as React from 'react'

/** The values of the contexts at the current place in the tree. */
export type Contexts = Map<React.Context<unknown>, unknown>

// React's renderers install their hooks here. This is not a public API. If it goes away, `React.useContext` has no
// implementation, the component throws, and React renders the block instead.
const internals = (React as unknown as Record<string, { H: unknown } | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE

const unset = Symbol.for('react.memo_cache_sentinel')
const nothing = () => {}
const call = (value: unknown) => (typeof value === 'function' ? value() : value)

/** Hooks as they behave in the first render on a server. `useId` is missing because only React can count its ids. */
const hooksWith = (read: (context: React.Context<unknown>) => unknown) => ({
  useContext: read,
  use: read,
  useState: (initial: unknown) => [call(initial), nothing],
  useReducer: (_: unknown, initial: unknown, init?: (value: unknown) => unknown) => [
    init ? init(initial) : initial,
    nothing,
  ],
  useRef: (current: unknown) => ({ current }),
  useMemo: call,
  useCallback: (callback: unknown) => callback,
  // Used by the output of the React compiler.
  useMemoCache: (size: number) => Array(size).fill(unset),
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
})

/** The default value of a context without a provider. */
const initialOf = (context: React.Context<unknown>) =>
  (context as unknown as { _currentValue: unknown })._currentValue

/** Runs `work` with hooks that read `contexts`. */
export function withHooks<Result>(contexts: Contexts, work: () => Result): Result {
  if (!internals) return work()
  const before = internals.H
  internals.H = hooksWith((context) => (contexts.has(context) ? contexts.get(context) : initialOf(context)))
  try {
    return work()
  } finally {
    internals.H = before
  }
}
