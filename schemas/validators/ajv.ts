import { Ajv2020, type Options } from 'ajv/dist/2020.js'
import { annotations } from '../core/type.ts'

/** The ajv configuration for all schemas: it reports every invalid value, and one error for an invalid variant. */
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
