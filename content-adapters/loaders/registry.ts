import type { LoadContext } from '../loader.ts'

/** A loader of any block; props are validated before the call. */
export type AnyLoader = (props: never, context: LoadContext) => Promise<Record<string, unknown> | undefined>

const modules = import.meta.glob<AnyLoader>(['./*.ts', '!./registry.ts', '!./*.test.ts'], {
  eager: true,
  import: 'default',
})

/** Every loader by block type. Files of `content-adapters/loaders/` are found by name. */
export const loaders: ReadonlyMap<string, AnyLoader> = new Map(
  Object.entries(modules).map(([path, loader]) => [path.slice('./'.length, -'.ts'.length), loader]),
)
