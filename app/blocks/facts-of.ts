import { type BlockDefinition, currentVersion } from '../../schemas/page/define-block.ts'

const sizeOf = (cost: number) =>
  cost === 0 ? 'no JavaScript' : `${(cost / 1024).toFixed(1)} kB of JavaScript (gz) after a touch`

/** Category, version and cost of a block in one line; only the development server knows the cost. */
export const factsOf = (definition: BlockDefinition, cost: number | undefined): string =>
  [
    definition.category,
    `version ${currentVersion(definition)}`,
    ...(cost === undefined ? [] : [sizeOf(cost)]),
  ].join(' · ')
