import type { BlockDefinition } from './define-block.ts'

// Whole modules, not `import: 'default'`: a production build of Next 16.4 takes a default that only a glob asks for away.
const modules = import.meta.glob<{ default: BlockDefinition }>(['./blocks/*.ts', '!./blocks/*.test.ts'], {
  eager: true,
})

/** Every block of the project by its type. A file in `schemas/blocks/` is all that it takes to be here. */
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
