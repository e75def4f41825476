import type { LoadContext } from '../loader.ts'

/** A loader whose block is only known by its name; props are checked before it gets them. */
export type AnyLoader = (props: never, context: LoadContext) => Promise<Record<string, unknown> | undefined>

const modules = import.meta.glob<AnyLoader>(['./*.ts', '!./registry.ts', '!./*.test.ts'], {
  eager: true,
  import: 'default',
})

/** Every loader by the type of its block. A file in `content-adapters/loaders/` is all that it takes to be here. */
export const loaders: ReadonlyMap<string, AnyLoader> = new Map(
  Object.entries(modules).map(([path, loader]) => [path.slice('./'.length, -'.ts'.length), loader]),
)
