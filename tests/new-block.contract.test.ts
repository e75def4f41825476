import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// Inside the project, so that the copy finds its dependencies above itself.
mkdirSync('test-results', { recursive: true })
const copy = mkdtempSync(join(process.cwd(), 'test-results/copy-'))
const inCopy = (command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd: copy, encoding: 'utf8' })

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  })
  const deleted = new Set(
    execFileSync('git', ['ls-files', '--deleted', '-z'], { encoding: 'utf8' }).split('\0'),
  )
  for (const file of files.split('\0').filter((name) => name && !deleted.has(name))) {
    mkdirSync(join(copy, dirname(file)), { recursive: true })
    cpSync(file, join(copy, file))
  }
  inCopy('git', 'init', '-q')
  inCopy('git', 'add', '-A')
  inCopy('git', '-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '-qm', 'copy')
  inCopy('node', 'scripts/new-block.mjs', 'promo-banner')
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

test('writes two files and edits none', () => {
  expect(inCopy('git', 'status', '--porcelain', '--untracked-files=all').trim().split('\n').sort()).toEqual([
    '?? blocks/promo-banner/promo-banner.tsx',
    '?? schemas/blocks/promo-banner.ts',
  ])
})

test('gives a block that is registered, published, valid and drawn', () => {
  const script = `
    import { withModules } from './scripts/lib/with-modules.mjs'
    await withModules(async (load) => {
    const [registry, published, { judge }, preview, components] = await Promise.all(
      ['/schemas/registry.ts', '/schemas/json-schema.ts', '/schemas/judge.ts', '/server/block-preview.ts', '/renderer/registry.ts'].map(load))
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
  const result = JSON.parse(inCopy('node', '--input-type=module', '--eval', script))
  expect(result).toMatchObject({ registered: true, published: true, problems: [], wrong: 1 })
  expect(result.drawn).toContain('Блок тақырыбы')
})

test('passes format and lint as it was written', () => {
  expect(() =>
    inCopy('biome', 'ci', '--error-on-warnings', 'blocks/promo-banner', 'schemas/blocks/promo-banner.ts'),
  ).not.toThrow()
})

test('refuses a name that is taken or is no name', () => {
  expect(() => inCopy('node', 'scripts/new-block.mjs', 'promo-banner')).toThrow(/is there already/)
  expect(() => inCopy('node', 'scripts/new-block.mjs', 'Promo Banner')).toThrow(/Usage/)
})
