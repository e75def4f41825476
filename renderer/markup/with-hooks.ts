import * as React from 'react'

/** The values of the contexts at the place in the tree that is drawn now. */
export type Contexts = Map<React.Context<unknown>, unknown>

// React's own renderers put their hooks here. It is not a public place: without it `React.useContext` has nothing to
// call, the component throws, and React draws the block.
const internals = (React as unknown as Record<string, { H: unknown } | undefined>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE

const unset = Symbol.for('react.memo_cache_sentinel')
const nothing = () => {}
const call = (value: unknown) => (typeof value === 'function' ? value() : value)

/** Hooks as they are in a first drawing on a server. `useId` is missing: only React counts its ids. */
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
  // What React's compiler makes of a component asks for this.
  useMemoCache: (size: number) => Array(size).fill(unset),
  useEffect: nothing,
  useLayoutEffect: nothing,
  useInsertionEffect: nothing,
  useImperativeHandle: nothing,
})

/** The default of a context, where no provider stands above. */
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
