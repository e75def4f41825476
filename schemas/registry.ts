import type { BlockDefinition } from './page/define-block.ts'

// Without `import: 'default'`: a production build of Next 16.4 removes a default export that only a glob imports.
const modules = import.meta.glob<{ default: BlockDefinition }>(['./blocks/*.ts', '!./blocks/*.test.ts'], {
  eager: true,
})

/** All blocks by type. Files of `schemas/blocks/` are found by name. */
export const blockDefinitions: ReadonlyMap<string, BlockDefinition> = new Map(
  Object.entries(modules).map(([path, { default: definition }]) => {
    const type = path.slice('./blocks/'.length, -'.ts'.length)
    if (definition.type !== type) {
      throw new Error(
        `schemas/blocks/${type}.ts says type "${definition.type}": name it "${type}" like its file`,
      )
    }
    return [type, definition]
  }),
)
