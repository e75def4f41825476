import { t } from '../core/type.ts'
import type { AnyLinkTarget, LinkLead, StoredTarget } from './define-link-target.ts'

const modules = import.meta.glob<{ target: AnyLinkTarget }>('../*/*.target.ts', { eager: true })

/** Every kind of target of short links, by its name; files of the subjects are found by theirs. */
export const linkTargets: ReadonlyMap<string, AnyLinkTarget> = new Map(
  Object.entries(modules)
    .map(([path, { target }]): [string, AnyLinkTarget] => {
      const name = path.split('/').at(-1)?.slice(0, -'.target.ts'.length) ?? ''
      if (target?.name !== name)
        throw new Error(
          `schemas/${path.slice('../'.length)} exports no target "${name}": export const target = defineLinkTarget({ name: '${name}', … })`,
        )
      return [name, target]
    })
    .sort(([, one], [, other]) => one.place - other.place),
)

/** The field of a link that says where it leads. */
export const targetField = (options: NonNullable<Parameters<typeof t.variants>[2]>) =>
  t.variants('kind', Object.fromEntries([...linkTargets].map(([name, { fields }]) => [name, fields])), {
    ...options,
    labels: Object.fromEntries([...linkTargets].map(([name, { label }]) => [name, label])),
  })

/** Where a stored target leads; undefined for a kind that there is no more. */
export function leadOf({ kind, ...chosen }: StoredTarget, clinic: { code: string }): LinkLead | undefined {
  const target = linkTargets.get(kind)
  // The schema of the kind has validated what is stored.
  return target?.leadsTo(chosen as never, clinic)
}
