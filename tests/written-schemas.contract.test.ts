import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020, type AnySchemaObject } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Only what a developer of another system has: the folder, and an ajv of their own. */
describe('the folder that `npm run schemas` writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schemas-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  // A validator that runs once is not worth optimising.
  const ajv = new Ajv2020({ strict: true, discriminator: true, allErrors: true, code: { optimize: false } })
  const schemas = new Map<string, AnySchemaObject>()

  beforeAll(() => {
    execFileSync('node', ['scripts/schemas.mjs', folder])
    for (const file of readdirSync(folder))
      schemas.set(file, JSON.parse(readFileSync(join(folder, file), 'utf8')))
    const { properties } = schemas.get('vocabulary.json') ?? {}
    for (const [keyword, metaSchema] of Object.entries<AnySchemaObject>(properties))
      ajv.addKeyword({ keyword, metaSchema })
    for (const [file, schema] of schemas) ajv.addSchema(schema, file)
  })

  it('has schemas that compile in strict mode, with the keywords that it describes', () => {
    expect(schemas.size).toBeGreaterThan(100)
    const faults = [...schemas.keys()].flatMap((file) => {
      try {
        ajv.getSchema(file)
        return []
      } catch (error) {
        return [`${file}: ${error}`]
      }
    })
    expect(faults).toEqual([])
  })

  it('has an example of each block and of its data, and they are valid', () => {
    const ours = ['vocabulary.json', 'page.json', 'site.json', 'menu.json', 'theme.json']
    for (const [file, { examples = [] }] of schemas) {
      const validate = ajv.getSchema(file)
      if (!ours.includes(file)) expect([file, examples.length]).toEqual([file, 1])
      for (const example of examples) {
        validate?.(example)
        expect([file, validate?.errors]).toEqual([file, null])
      }
    }
  })
})
