import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import { annotations } from '../type.ts'

/** ajv as all our schemas are compiled by it: every wrong value gives its own error, and one of variants only one. */
export function createAjv(options: Options = {}): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    discriminator: true,
    strict: true,
    strictRequired: false,
    ...options,
  })
  for (const keyword of annotations) ajv.addKeyword(keyword)
  return ajv
}
