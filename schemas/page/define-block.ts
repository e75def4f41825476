import type { Resolved } from '../core/resolved.ts'
import type { Label, Static, TObject } from '../core/type.ts'

/** Group of a block in the builder's palette and the catalogue. */
export type BlockCategory = 'intro' | 'text' | 'media' | 'clinic' | 'layout' | 'action'

/** A named upgrade from one stored version to the next: a pure function from old to new props. */
export type Upgrade = { name: string; up: (props: Record<string, unknown>) => Record<string, unknown> }

/** Origins (`https://example.com`) of the frames and media of a block. */
export type Sources = { frames?: string[]; media?: string[] }

export type BlockDefinition<Props extends TObject = TObject, Data extends TObject = TObject> = {
  /** The name of the block: of its files, its `$id`, and its `type` in the tree. */
  type: string
  /** Title in four languages, for the form, the palette and the catalogue. */
  label: Label
  /** One sentence in four languages: the purpose of the block. */
  description: Label
  category: BlockCategory
  /**
   * Areas of the business section from which its loader shows facts, the most important first: `cabinets` for hours and
   * phones. They are changed there and not in the block.
   */
  facts?: readonly string[]
  /** The fields that editors fill in. */
  props: Props
  /** The data from its loader (`content-adapters/loaders/<type>.ts`); absent for a block without data. */
  data?: Data
  /**
   * False for a block that only pages of the product use, or pages that are made from data, such as a doctor's: editors of
   * a clinic's site cannot add it.
   */
  isOffered?: boolean
  /** True for a block that contains other blocks. */
  container?: boolean
  /** Why the island is hydrated when visible instead of on first touch. */
  eagerIsland?: string
  /**
   * External origins that the block loads from once the reader requests it; the page's Content-Security-Policy allows
   * only these.
   */
  sources?(props: Resolved<Static<Props>>): Sources
  /** Upgrades from version 1 on, in order. The current version is their number plus one. */
  upgrades?: readonly Upgrade[]
  /** An example for the catalogue, tests and the builder. */
  example: { props: Static<Props>; data?: Static<Data> }
}

/** Declares a block; the default export of its file, which the registry finds by path. */
export const defineBlock = <Props extends TObject, Data extends TObject = TObject>(
  definition: BlockDefinition<Props, Data>,
): BlockDefinition<Props, Data> => definition

/** The current version of a block, with which new blocks are stored. */
export const currentVersion = (definition: Pick<BlockDefinition, 'upgrades'>): number =>
  (definition.upgrades?.length ?? 0) + 1

/** Props of a block's component: resolved props, and `data` if the block declares it. */
export type BlockProps<Definition> = Definition extends { props: infer Props; data?: infer Data }
  ? (Props extends TObject ? Resolved<Static<Props>> : never) &
      (TObject extends NonNullable<Data>
        ? unknown
        : NonNullable<Data> extends TObject
          ? { data: Resolved<Static<NonNullable<Data>>> }
          : unknown)
  : never
