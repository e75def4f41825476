import type { Resolved } from './resolved.ts'
import type { Label, Static, TObject } from './type.ts'

/** Where the builder's palette and the catalogue put a block. */
export type BlockCategory = 'intro' | 'text' | 'media' | 'clinic' | 'layout' | 'action'

/** One named step from a stored version to the next. Pure: gets old props, gives new ones. */
export type Upgrade = { name: string; up: (props: Record<string, unknown>) => Record<string, unknown> }

/** Origins (`https://example.com`) that a block takes frames and media from. */
export type Sources = { frames?: string[]; media?: string[] }

export type BlockDefinition<Props extends TObject = TObject, Data extends TObject = TObject> = {
  /** The one name of the block: its files, its `$id`, its `type` in the tree. */
  type: string
  /** Title in four languages, for the form, the palette and the catalogue. */
  label: Label
  /** One sentence in four languages: what the block is for. */
  description: Label
  category: BlockCategory
  /** What an editor fills in. */
  props: Props
  /** What its loader (`content-adapters/loaders/<type>.ts`) brings; absent where a block needs no data. */
  data?: Data
  /** True for a block that holds other blocks. */
  container?: boolean
  /** Reason for hydrating the block's island on sight instead of on first touch. */
  eagerIsland?: string
  /** What the block takes from elsewhere once the reader asks for it: a document's policy lets in that and no more. */
  sources?(props: Resolved<Static<Props>>): Sources
  /** Steps from version 1 on, in order: the version of the block is their number plus one. */
  upgrades?: readonly Upgrade[]
  /** A stored example: shown by the catalogue, used by tests, put down by the builder. */
  example: { props: Static<Props>; data?: Static<Data> }
}

/** Declares one block. The file's default export; the registry finds it by its place. */
export const defineBlock = <Props extends TObject, Data extends TObject = TObject>(
  definition: BlockDefinition<Props, Data>,
): BlockDefinition<Props, Data> => definition

/** The version that an editor writes today. */
export const currentVersion = (definition: Pick<BlockDefinition, 'upgrades'>): number =>
  (definition.upgrades?.length ?? 0) + 1

/** What a block's component gets: its resolved props, and `data` where the block declares it. */
export type BlockProps<Definition> = Definition extends { props: infer Props; data?: infer Data }
  ? (Props extends TObject ? Resolved<Static<Props>> : never) &
      (TObject extends NonNullable<Data>
        ? unknown
        : NonNullable<Data> extends TObject
          ? { data: Resolved<Static<NonNullable<Data>>> }
          : unknown)
  : never
