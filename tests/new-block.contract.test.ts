import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from './lib/copy-project.ts'

const copy = copyProject()
beforeAll(() => copy.run('node', 'scripts/new-block.mjs', 'promo-banner'))
afterAll(() => copy.remove())

test('writes two files and edits none', () => {
  expect(copy.changes()).toEqual([
    '?? blocks/promo-banner/promo-banner.tsx',
    '?? schemas/blocks/promo-banner.ts',
  ])
})

test('gives a block that is registered, published, valid and drawn', () => {
  const script = `
    import { withModules } from './scripts/lib/with-modules.mjs'
    await withModules(async (load) => {
    const [registry, published, { judge }, preview, components] = await Promise.all(
      ['/schemas/registry.ts', '/schemas/core/json-schema.ts', '/schemas/core/judge.ts', '/server/application/block-preview.ts', '/renderer/registry.ts'].map(load))
    const definition = registry.blockDefinitions.get('promo-banner')
    const assets = { loader: '/loader.js', styles: '/styles.css', lowVision: '/low-vision.css', fonts: {} }
    console.log(JSON.stringify({
      registered: Boolean(definition) && components.blockComponents.has('promo-banner'),
      published: published.publishedSchemas(registry.blockDefinitions).has('promo-banner'),
      problems: judge(definition.props, definition.example.props).problems,
      wrong: judge(definition.props, { title: { ru: '' } }).problems.length,
      drawn: preview.blockPreview('/blocks/preview/promo-banner', '?locale=kk', { assets }),
    }))
    })
  `
  const result = JSON.parse(copy.run('node', '--input-type=module', '--eval', script))
  expect(result).toMatchObject({ registered: true, published: true, problems: [], wrong: 1 })
  expect(result.drawn).toContain('Блок тақырыбы')
})

test('passes format and lint as it was written', () => {
  expect(() =>
    copy.run('biome', 'ci', '--error-on-warnings', 'blocks/promo-banner', 'schemas/blocks/promo-banner.ts'),
  ).not.toThrow()
})

test('refuses a name that is taken or is no name', () => {
  expect(() => copy.run('node', 'scripts/new-block.mjs', 'promo-banner')).toThrow(/is there already/)
  expect(() => copy.run('node', 'scripts/new-block.mjs', 'Promo Banner')).toThrow(/Usage/)
})
