import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judge } from '../core/judge.ts'
import { blockDefinitions } from '../registry.ts'
import { deepFreeze } from '../testing/places.ts'
import { unreadableBlocks } from '../testing/unreadable-blocks.ts'
import { currentVersion, type Upgrade } from './define-block.ts'
import { upgradeBlock } from './upgrade.ts'

const upgrades: Upgrade[] = [
  { name: 'name the title', up: ({ heading, ...rest }) => ({ ...rest, title: heading }) },
  { name: 'speak languages', up: ({ title, ...rest }) => ({ ...rest, title: { ru: title } }) },
]
const definition = { type: 'banner', upgrades }
const stored = (v: number, props: Record<string, unknown>) =>
  deepFreeze({ id: 'a', type: 'banner', v, props })

describe('upgradeBlock', () => {
  test('goes through all steps from the version that wrote the block', () => {
    const { block, fault } = upgradeBlock(stored(1, { heading: 'Да', wide: true }), definition)
    expect(block).toEqual({ id: 'a', type: 'banner', v: 3, props: { title: { ru: 'Да' }, wide: true } })
    expect(fault).toBeUndefined()
  })
  test('leaves out the steps that are done', () => {
    expect(upgradeBlock(stored(2, { title: 'Да' }), definition).block.props).toEqual({ title: { ru: 'Да' } })
  })
  test('gives a block of today back as the same object', () => {
    const block = stored(3, { title: { ru: 'Да' } })
    expect(upgradeBlock(block, definition)).toEqual({ block })
    expect(upgradeBlock(block, definition).block).toBe(block)
  })
  test('leaves a newer block as it is and says so', () => {
    const block = stored(4, { banner: [] })
    const upgraded = upgradeBlock(block, definition)
    expect(upgraded.block).toBe(block)
    expect(upgraded.fault).toBe('newer')
  })
  test.each([0, -1, 1.5, Number.NaN])('takes %d for no version', (v) => {
    const block = stored(v, {})
    expect(upgradeBlock(block, definition)).toMatchObject({ fault: 'invalid' })
    expect(upgradeBlock(block, definition).block).toBe(block)
  })
  test('leaves a block as it is when a step throws, and names the step', () => {
    const steps = [
      ...upgrades,
      { name: 'fall over', up: (props: Record<string, unknown>) => props.missing as never },
    ]
    const broken = {
      type: 'banner',
      upgrades: [
        ...steps.slice(0, 2),
        {
          name: 'fall over',
          up: () => {
            throw new Error('no title')
          },
        },
      ],
    }
    const block = stored(1, { heading: 'Да' })
    const upgraded = upgradeBlock(block, broken)
    expect(upgraded.block).toBe(block)
    expect(upgraded.fault).toBe('invalid')
    expect(upgraded.cause?.message).toContain('"fall over"')
  })
  test('keeps the stored block even when a step changes its input', () => {
    const careless = {
      type: 'banner',
      upgrades: [
        { name: 'add', up: (props: Record<string, unknown>) => Object.assign(props, { wide: true }) },
      ],
    }
    const block = stored(1, { list: [1] })
    expect(upgradeBlock(block, careless).block.props).toEqual({ list: [1], wide: true })
    expect(block.props).toEqual({ list: [1] })
  })
  test('keeps the children of a block', () => {
    const child = stored(1, { heading: 'Дитя' })
    const { block } = upgradeBlock(
      deepFreeze({ ...stored(1, { heading: 'Да' }), children: [child] }),
      definition,
    )
    expect(block.children).toEqual([child])
  })
  test('gives blocks that it cannot read back as the same objects', () => {
    fc.assert(
      fc.property(unreadableBlocks, (strays) => {
        for (const stray of strays) {
          const known = blockDefinitions.get(stray.type)
          if (known && stray.v > currentVersion(known))
            expect(upgradeBlock(deepFreeze(stray), known).block).toBe(stray)
        }
      }),
    )
  })
})

type Fixture = { stored: Record<string, unknown>; expected: Record<string, unknown> }
const fixtures = import.meta.glob<Fixture>('../blocks/fixtures/*.json', { eager: true, import: 'default' })
const steps = [...blockDefinitions.values()].flatMap((block) =>
  (block.upgrades ?? []).map((step, index) => ({
    block,
    step,
    v: index + 1,
    file: `../blocks/fixtures/${block.type}.v${index + 1}.json`,
  })),
)

describe('stored blocks of every past version', () => {
  test('each has a frozen fixture, and each fixture a step', () => {
    const missing = steps
      .filter(({ file }) => !fixtures[file])
      .map(
        ({ file, block, step }) =>
          `${block.type}: "${step.name}" has no fixture: add schemas/${file.slice(2)}`,
      )
    expect(missing).toEqual([])
    const orphans = Object.keys(fixtures).filter((file) => !steps.some((step) => step.file === file))
    expect(orphans).toEqual([])
  })
  for (const { block, v, file } of steps) {
    const fixture = fixtures[file]
    if (!fixture) continue
    test(`${block.type} reads what version ${v} wrote`, () => {
      const upgraded = upgradeBlock(
        deepFreeze({ id: 'a', type: block.type, v, props: fixture.stored }),
        block,
      )
      expect(upgraded.block.props).toEqual(fixture.expected)
      expect(upgraded.block.v).toBe(currentVersion(block))
      expect(judge(block.props, upgraded.block.props).problems).toEqual([])
    })
  }
})
